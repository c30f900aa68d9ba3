import { LocalModelError } from './local-model-error.ts';
import { startLocalModel } from './start-local-model.ts';

/** Long for a slow machine; then nobody would want to wait for its replies. */
const TRY_MS = 300_000;

/**
 * Lets a model write a line, in a process of its own as the server runs it.
 * @returns what it took, in words
 * @throws LocalModelError in words
 */
export async function tryModel(
  model: { runtimeFolder: string; weights: string; bytes: number },
  tryMs = TRY_MS,
): Promise<string> {
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
    const signal = AbortSignal.timeout(tryMs);
    const onText = () => (firstMs ??= performance.now());
    const { output } = await local.write(prompt, { signal, onText }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      throw new LocalModelError(
        'failed',
        `It wrote no line in ${tryMs / 60_000} minutes: this machine is too slow for it. A smaller one may do: npm run model -- get small.`,
      );
    });
    const seconds = (performance.now() - (firstMs ?? loadedMs)) / 1000;
    return `It works: loaded in ${((loadedMs - startedMs) / 1000).toFixed(1)} s, ${Math.round(memoryBytes / 1e6)} MB of memory, ${Math.round(output / seconds)} tokens a second.`;
  } finally {
    await local.close();
  }
}
