import { expect, test } from 'vitest';
import { findRoomProblems } from './find-room-problems.ts';

const ask = (path: string, text: string) => findRoomProblems([{ path, text }]);

test.each([
  ['src/server/quota/a.ts', "import { x } from '../database/now.ts';"],
  ['src/server/generation/a.ts', "import { x } from '../quota/reserve-use.ts';"],
  ['src/server/app.ts', "import { x } from './quota/routes.ts';"],
  ['src/server/quota/a.ts', "import { x } from './routes.ts';"],
  ['src/server/testing/a.ts', "import type { Deps } from '../deps.ts';"],
  ['src/web/a.tsx', "import type { App } from '#server/app.ts';"],
  [
    'src/web/a.tsx',
    "import { ERRORS } from '#contract/errors.ts';\nimport { useState } from 'react';",
  ],
  ['src/server/site/a.ts', "const text = 'import';\nexport const from = '../operator/x.ts';"],
])('%s may say %s', (path, text) => {
  expect(ask(path, text)).toEqual([]);
});

test.each([
  ['src/server/database/a.ts', "import { x } from '../quota/usage-day.ts';", 'stands below'],
  ['src/server/database/a.ts', "import type { X } from '../quota/x.ts';", 'stands below'],
  [
    'src/server/database/a.ts',
    "import {\n  x,\n  y,\n} from '#server/quota/x.ts';",
    'stands below',
  ],
  ['src/server/database/a.ts', "export { x } from '../quota/x.ts';", 'stands below'],
  ['src/server/database/a.ts', "const { x } = await import('../quota/x.ts');", 'stands below'],
  ['src/server/database/a.ts', "import '../quota/x.ts';", 'stands below'],
  ['src/server/account/a.ts', "import { x } from '../quota/routes.ts';", 'routes'],
  ['src/server/account/a.ts', "import { x } from '../premium/checkout-routes.ts';", 'routes'],
  ['src/server/quota/a.ts', "import type { Deps } from '../deps.ts';", 'puts it together'],
  ['src/server/quota/a.ts', "import { x } from '../testing/x.ts';", 'puts it together'],
  ['src/server/novelty/a.ts', "import { x } from '../quota/x.ts';", 'without a place'],
  ['src/web/a.tsx', "import { x } from '#server/quota/x.ts';", 'gets no code'],
  ['src/web/a.tsx', "import { x } from '../server/quota/x.ts';", 'gets no code'],
  ['src/contract/a.ts', "import type { X } from '../server/x.ts';", 'does not know'],
  ['src/server/quota/a.ts', "import { x } from '../../web/x.ts';", 'gets no code'],
  ['sandbox/a.ts', "import { x } from '../commerce-v2/x.ts';", 'nothing knows'],
])('%s may not say %s', (path, text, words) => {
  expect(ask(path, text)).toEqual([expect.stringContaining(words)]);
});
