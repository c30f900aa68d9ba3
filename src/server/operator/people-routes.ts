import type { Door } from '../http/door.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { listPeople, readPerson } from './people.ts';

/** Who uses the service. */
export function servePeople(door: Door, deps: OperatorDeps): void {
  door.handle('listPeople', ({ query }) => listPeople(deps, query));
  door.handle('readPerson', ({ params: { id } }) => readPerson(deps, id));
}
