import { z } from 'zod';

/** Where Ollama, LM Studio, llama.cpp and vLLM listen unless told otherwise. */
const PORTS = [11_434, 1234, 8080, 8000];
const PROBE_MS = 250;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) });

/**
 * Looks for an OpenAI-compatible server on this machine. It is only named to the operator, never
 * used unasked: it would receive people's posts.
 * @param options.withinMs how long it may take to answer
 * @returns its address and its first model, or null
 */
export async function findLocalServer(options: {
  fetch: typeof fetch;
  ports?: readonly number[];
  withinMs?: number;
}): Promise<{ baseUrl: string; model: string } | null> {
  const signal = AbortSignal.timeout(options.withinMs ?? PROBE_MS);
  const found = await Promise.all(
    (options.ports ?? PORTS).map(async (port) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      try {
        const answer = await options.fetch(`${baseUrl}/models`, { signal, redirect: 'error' });
        // Any web page may live on 8080: only the shape of a list of models counts.
        const models = modelsSchema.parse(await answer.json());
        return { baseUrl, model: models.data[0]?.id ?? '' };
      } catch {
        return null; // nobody there, or somebody else
      }
    }),
  );
  return found.find((server) => server !== null) ?? null;
}
