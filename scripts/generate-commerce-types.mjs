// Types of the commerce APIs, from their OpenAPI documents. openapi-typescript needs TypeScript 5,
// so it is fetched for the run instead of being installed; what it writes is committed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDER = 'src/server/providers/commerce';
const DOCUMENTS = [
  { document: `${FOLDER}/whop-v1.openapi.json`, types: `${FOLDER}/whop-v1.gen.ts` },
  {
    document: `${FOLDER}/legacy-v2/commerce-v2.openapi.json`,
    types: `${FOLDER}/legacy-v2/commerce-v2.gen.ts`,
  },
];

for (const { document, types } of DOCUMENTS.filter(({ document }) => existsSync(document))) {
  const { status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--package=openapi-typescript@7.13.0',
      '--package=typescript@5.9.3',
      '--',
      'openapi-typescript',
      document,
      '--output',
      types,
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
