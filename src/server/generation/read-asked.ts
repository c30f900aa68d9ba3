import type { GenerationRequest } from '#contract/generation.ts';
import { readPost, type PostReading } from '../reading/read-post.ts';

/**
 * Reads the post of a request. Where what it answers wants care, so does the post: whoever consoles
 * somebody is not provoked for it. And no reply goes along with the harm that is done there.
 */
export function readAsked({
  tweetText,
  context,
}: Pick<GenerationRequest, 'tweetText' | 'context'>): PostReading {
  const reading = readPost(tweetText.trim());
  if (context === undefined) return reading;
  const { needsCare, care, harm: answeredHarm } = readPost(context.trim());
  return { ...reading, ...(!reading.needsCare && { needsCare, care }), answeredHarm };
}
