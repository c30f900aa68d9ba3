import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import { readPostAddress } from '#contract/post-address.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Door } from '../http/door.ts';
import { identifyAsker, requireAsker } from '../identity/askers.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { fetchPost } from './fetch-post.ts';
import type { PostDeps } from './post-deps.ts';

/** More than anybody answers; each asks another network for us. */
const POSTS = { limit: 60, windowSeconds: 3600 };

/** A post's words by its address, so that nobody has to copy them. */
export function servePosts(door: Door, deps: PostDeps): void {
  door.handle(
    'fetchPost',
    async ({ c, asker, body: { url } }) => {
      if (!deps.config.postFetching) throw new AppError('post_fetching_off');
      const address = readPostAddress(url);
      if (address === null) throw new AppError('post_address_unknown');
      const name = 'userId' in asker ? asker.userId : asker.address;
      await limitRate(deps, { key: `post:${name}`, ...POSTS });
      const post = await fetchPost({ ...deps, logger: c.var.logger }, address);
      if (post === null) throw new AppError('post_not_fetched');
      return post;
    },
    async (c: Context<AppEnv>) => ({ asker: await identifyAsker(deps, requireAsker(deps, c)) }),
  );
}
