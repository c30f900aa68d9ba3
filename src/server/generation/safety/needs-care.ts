import { classifyPost } from '../../providers/model/builtin/classify-post.ts';

/** True for posts about grief, illness, self-harm, violence or disaster: warmth, or silence. */
export function needsCare(tweetText: string): boolean {
  return classifyPost(tweetText) === 'care';
}
