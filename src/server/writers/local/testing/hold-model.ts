// Stands for a server: runs a model until it is ended, and prints what the model's process tells of
// itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalModel } from '../start-local-model.ts';
import { installStandIn } from './install-stand-in.ts';

const [folder = ''] = process.argv.slice(2);
const weights = join(folder, 'tiny.gguf');
writeFileSync(weights, 'weights');
installStandIn(join(folder, 'runtime'));
const model = startLocalModel({ runtimeFolder: join(folder, 'runtime'), weights, bytes: 7 });
const prompt = { instructions: '', message: 'who are you', maxTokens: 100 };
await model.write(prompt, {
  signal: new AbortController().signal,
  onText: (text) => process.stdout.write(text),
});
