/**
 * What it takes to get and show replies, beyond the box for the post: not in the first download, but
 * fetched as soon as a person turns to the box, so that it is there at the first generation.
 */
export async function loadWriting() {
  const [{ generate }, { Results }, { UndoBar }] = await Promise.all([
    import('./generate.ts'),
    import('./results.tsx'),
    import('../ui/undo-bar.tsx'),
  ]);
  return { generate, Results, UndoBar };
}
