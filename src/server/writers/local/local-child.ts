// The process that runs a model: it loads one, writes for one at a time, and ends with its parent.
// What breaks in the model's native code breaks here, and not in the server.
import { constants, setPriority } from 'node:os';
import type { FromChild, ToChild } from './child-protocol.ts';
import { LoadError, loadModel, type LoadedModel } from './llama-runtime.ts';

const MEMORY_EVERY_MS = 5000;

let model: LoadedModel | null = null;
const running = new Map<number, AbortController>();

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // the server answers others meanwhile
process.on('disconnect', () => process.exit(0));
process.on('message', (told: ToChild) => void hear(told));

async function hear(told: ToChild): Promise<void> {
  if (told.type === 'load') await load(told);
  else if (told.type === 'stop') running.get(told.id)?.abort();
  else await write(told);
}

async function load(told: Extract<ToChild, { type: 'load' }>): Promise<void> {
  try {
    model = await loadModel(told);
    tell({ type: 'loaded' });
    tellMemory();
    setInterval(tellMemory, MEMORY_EVERY_MS);
  } catch (error) {
    const fault = error instanceof LoadError ? error.fault : 'failed';
    tell({ type: 'unusable', fault, detail: describe(error) });
  }
}

async function write({ id, prompt }: Extract<ToChild, { type: 'write' }>): Promise<void> {
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    if (model === null) throw new Error('No model is loaded.');
    const onText = (text: string) => tell({ type: 'text', id, text });
    tell({ type: 'done', id, ...(await model.write(prompt, { signal: stopping.signal, onText })) });
  } catch (error) {
    tell({ type: 'failed', id, detail: describe(error) });
  } finally {
    running.delete(id);
  }
}

function tellMemory(): void {
  tell({ type: 'memory', bytes: process.memoryUsage.rss() });
}

function tell(message: FromChild): void {
  process.send?.(message);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
