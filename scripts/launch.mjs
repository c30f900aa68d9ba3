// node scripts/launch.mjs [--no-build] [--no-tools] PROGRAM [word ...]: runs a program of ours with these words, once
// all that it needs is there. Without the build it runs on sources alone, without the tools it is none of development.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const words = process.argv.slice(2);
const start = words.findIndex((word) => !word.startsWith('--'));
const left = words.slice(0, start);
const node = await bootstrap({
  build: !left.includes('--no-build'),
  tools: !left.includes('--no-tools'),
});
process.exitCode = await run(node, words.slice(start));
