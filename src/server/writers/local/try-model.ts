import { startLocalModel } from './start-local-model.ts';

/** Long for a slow machine; then nobody would want to wait for its replies. */
const TRY_MS = 300_000;

/**
 * Lets a model write a line, in a process of its own as the server runs it.
 * @returns what it took, in words
 * @throws LocalModelError in words; a TimeoutError when it takes too long
 */
export async function tryModel(model: {
  runtimeFolder: string;
  weights: string;
  bytes: number;
}): Promise<string> {
  let memoryBytes = 0;
  const startedMs = performance.now();
  const local = startLocalModel({
    ...model,
    onMemory: (bytes) => (memoryBytes = Math.max(memoryBytes, bytes)),
  });
  try {
    await local.whenLoaded();
    const loadedMs = performance.now();
    let firstMs: number | null = null;
    const prompt = {
      instructions: 'Answer with JSON only, in this form: {"reading": "…", "replies": ["…"]}.',
      message: 'Write one short reply to this post: I shipped it!',
      maxTokens: 60,
    };
    const { output } = await local.write(prompt, {
      signal: AbortSignal.timeout(TRY_MS),
      onText: () => (firstMs ??= performance.now()),
    });
    const seconds = (performance.now() - (firstMs ?? loadedMs)) / 1000;
    return `It works: loaded in ${((loadedMs - startedMs) / 1000).toFixed(1)} s, ${Math.round(memoryBytes / 1e6)} MB of memory, ${Math.round(output / seconds)} tokens a second.`;
  } finally {
    await local.close();
  }
}
