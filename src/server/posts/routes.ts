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
const POSTS_PER_HOUR = 60;
const HOUR_SECONDS = 3600;

/** A post's words by its address, so that nobody has to copy them. */
export function servePosts(door: Door, deps: PostDeps): void {
  door.handle(
    'fetchPost',
    async ({ c, asker, body: { url } }) => {
      if (!deps.config.postFetching) throw new AppError('post_fetching_off');
      const address = readPostAddress(url);
      if (address === null) throw new AppError('post_address_unknown');
      await limitRate(deps, {
        key: `post:${'userId' in asker ? asker.userId : asker.address}`,
        limit: POSTS_PER_HOUR,
        windowSeconds: HOUR_SECONDS,
      });
      const post = await fetchPost({ ...deps, logger: c.var.logger }, address);
      if (post === null) throw new AppError('post_not_fetched');
      return post;
    },
    async (c: Context<AppEnv>) => ({ asker: await identifyAsker(deps, requireAsker(deps, c)) }),
  );
}
