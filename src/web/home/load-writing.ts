/**
 * What it takes to show replies, beyond the box for the post: not in the first download, but
 * fetched as soon as a person turns to the box, so that it is there at the first generation.
 */
export async function loadWriting() {
  const [{ streamReplies }, { Results }] = await Promise.all([
    import('./stream-replies.ts'),
    import('./results.tsx'),
  ]);
  return { streamReplies, Results };
}
