import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

const SECRET_BYTES = 32;

/**
 * A secret that this installation made for itself at its first start, the same for all its
 * instances and after every restart.
 * @param name what it is for
 */
export async function readInstallationSecret(
  database: Pick<Database, 'run'>,
  name: string,
): Promise<string> {
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  const [row] = await database.run<{ value: string }>(READ, [name, made]);
  if (row === undefined) throw new Error('The statement always answers one row.');
  return row.value;
}

const READ = {
  name: 'installation_secret_read',
  // The update changes nothing: it is there so that the row of whoever was first is returned.
  text: `insert into installation_secrets (name, value) values ($1, $2)
    on conflict (name) do update set value = installation_secrets.value
    returning value`,
};
