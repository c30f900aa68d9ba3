import { createInterface } from 'node:readline/promises';

/**
 * Asks a person at a terminal, which is held only until the answer: held, it takes Ctrl-C as a key, and
 * what comes after the question could not be stopped by it.
 * @param options.stopping aborted by Ctrl-C at the question
 * @throws the reason of `stopping`
 */
export async function askAtTerminal(
  question: string,
  options: {
    input: NodeJS.ReadableStream;
    output: NodeJS.WritableStream;
    stopping: AbortController;
  },
): Promise<string> {
  const { input, output, stopping } = options;
  const terminal = createInterface({ input, output, terminal: true });
  terminal.once('SIGINT', () => stopping.abort());
  try {
    return await terminal.question(question, { signal: stopping.signal });
  } finally {
    terminal.close();
  }
}
