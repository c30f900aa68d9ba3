// npm run db:generate -- --name what_changed: writes a migration from schema.ts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, ROOT, runNpm } from './bootstrap.mjs';
import { run } from './run.mjs';
import { during, fail } from './say.mjs';

const KIT = 'drizzle-kit@0.31.11';
// Wanted by few and seldom, so not among the dependencies; below node_modules it finds drizzle-orm.
const folder = join(ROOT, 'node_modules', `.${KIT}`);
const program = join(folder, 'node_modules', 'drizzle-kit', 'bin.cjs');

const node = await bootstrap({ build: false, tools: false });
if (!existsSync(program)) {
  const args = ['install', '--prefix', folder, '--ignore-scripts', KIT];
  if (!(await during(`Installing ${KIT}`, () => runNpm(args)))) fail(`${KIT} was not installed.`);
}
process.exitCode = await run(node, [program, 'generate', ...process.argv.slice(2)]);
