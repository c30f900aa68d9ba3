import type { Door } from '../http/door.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { nameActor } from './audit-log.ts';
import type { OperatorDeps } from './operator-deps.ts';
import {
  listTypedModels,
  readWriterSettings,
  saveWriters,
  tryTypedWriter,
} from './writer-settings.ts';

/** Each asks a provider, most of them for money. */
const ASKED = { limit: 60, windowSeconds: 900 };

/** Who writes, as owners choose it. */
export function serveWriterSettings(door: Door, deps: OperatorDeps): void {
  const limit = (email: string) => limitRate(deps, { key: `operator-writer:${email}`, ...ASKED });

  door.handle('readWriterSettings', () => readWriterSettings(deps));
  door.handle('listWriterModels', async ({ c, operator, body }) => {
    await limit(operator.email);
    return { models: await listTypedModels(deps, body, c.req.raw.signal) };
  });
  door.handle('tryWriter', async ({ c, operator, body }) => {
    await limit(operator.email);
    return tryTypedWriter(deps, body, c.req.raw.signal);
  });
  door.handle('saveWriterSettings', async ({ c, operator, body: { writers } }) => {
    await limit(operator.email);
    const asked = { typed: writers, signal: c.req.raw.signal };
    await saveWriters(deps, asked, nameActor(operator));
    return readWriterSettings(deps);
  });
}
