import { detectCare } from './detect-care.ts';

/** True for posts about grief, illness, self-harm, abuse or disaster: warmth, or silence. */
export function needsCare(tweetText: string): boolean {
  return detectCare(tweetText) !== null;
}
