// npm run generate:env: writes .env.example from the settings, installing what is missing first.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap({ build: false, tools: false });
process.exitCode = await run(node, ['scripts/generate-env-example.ts']);
