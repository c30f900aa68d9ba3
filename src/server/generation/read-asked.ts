import type { GenerationRequest } from '#contract/generation.ts';
import { readPost, type PostReading } from '../reading/read-post.ts';

/**
 * Reads the post of a request. Where what it answers wants care, so does the post: whoever consoles
 * somebody is not provoked for it.
 */
export function readAsked({
  tweetText,
  context,
}: Pick<GenerationRequest, 'tweetText' | 'context'>): PostReading {
  const reading = readPost(tweetText.trim());
  if (reading.needsCare || context === undefined) return reading;
  const { needsCare, care } = readPost(context.trim());
  return { ...reading, needsCare, care };
}
