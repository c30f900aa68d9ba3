// Types of the commerce provider's API v1, from its OpenAPI document. openapi-typescript needs
// TypeScript 5, so it is fetched for the run instead of being installed; what it writes is committed.
import { spawnSync } from 'node:child_process';

const FOLDER = 'src/server/providers/commerce';

const { status } = spawnSync(
  'npm',
  [
    'exec',
    '--yes',
    '--package=openapi-typescript@7.13.0',
    '--package=typescript@5.9.3',
    '--',
    'openapi-typescript',
    `${FOLDER}/whop-v1.openapi.json`,
    '--output',
    `${FOLDER}/whop-v1.gen.ts`,
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
