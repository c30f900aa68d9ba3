import { analysePost } from '../../providers/model/builtin/analyse-post.ts';

/** True for posts about grief, illness, self-harm, violence or disaster: warmth, or silence. */
export function needsCare(tweetText: string): boolean {
  return analysePost(tweetText).kind === 'care';
}
