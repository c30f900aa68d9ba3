import { readKind } from '#server/providers/model/builtin/analyse-post.ts';
import { isCareKind } from '#server/providers/model/builtin/post-kinds.ts';

/** True for posts about grief, illness, self-harm, abuse or disaster: warmth, or silence. */
export function needsCare(tweetText: string): boolean {
  return isCareKind(readKind(tweetText).kind);
}
