import { dirname, join, normalize } from 'node:path/posix';
import { COMPOSERS, ROOMS, SIDES, TYPES_ONLY } from './rooms.ts';

export interface Source {
  /** From the project's root. */
  path: string;
  text: string;
}

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
const IMPORT = /\b(import|export)\b(\s+type\b)?(?:[^'";]*\bfrom)?\s*\(?\s*'([^'\n]+)'/g;
const ALIASES: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#server/': 'src/server/',
  '#sandbox/': 'sandbox/',
};

/** What the import statements of some sources say against the arrows of `rooms.ts`. */
export function findRoomProblems(sources: readonly Source[]): string[] {
  return sources.flatMap(readImports).flatMap((each) => {
    const problem = findProblem(each);
    return problem === null ? [] : [`${each.from} imports ${each.to}: ${problem}`];
  });
}

function readImports({ path, text }: Source): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, , type, name = '']) => {
    const to = resolve(path, name);
    return to === null ? [] : [{ from: path, to, isType: type !== undefined }];
  });
}

/** Null for packages. */
function resolve(path: string, name: string): string | null {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  const alias = Object.keys(ALIASES).find((start) => name.startsWith(start));
  return alias === undefined ? null : `${ALIASES[alias]}${name.slice(alias.length)}`;
}

function findProblem({ from, to, isType }: Import): string | null {
  if (to.startsWith('commerce-v2/')) return 'nothing knows this room';
  const [side, other] = [sideOf(from), sideOf(to)];
  if (side === undefined || other === undefined) return null;
  if (side !== other) {
    const isAllowed = SIDES[side]?.includes(other) === true;
    if (isAllowed || (isType && TYPES_ONLY[side]?.includes(other) === true)) return null;
    return isType ? `${side} does not know ${other}` : `${side} gets no code of ${other}`;
  }
  return side === 'src/server/' ? findServerProblem(from, to) : null;
}

function sideOf(path: string): string | undefined {
  return Object.keys(SIDES).find((side) => path.startsWith(side));
}

function findServerProblem(from: string, to: string): string | null {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === null || COMPOSERS.includes(room) || room === other) return null;
  if (other === null || COMPOSERS.includes(other)) return 'no room knows what puts it together';
  const [place, otherPlace] = [ROOMS.indexOf(room), ROOMS.indexOf(other)];
  if (place === -1 || otherPlace === -1) return 'a room without a place in scripts/rooms/rooms.ts';
  if (otherPlace < place) return `${room}/ stands below ${other}/`;
  if (to.endsWith('routes.ts')) return `only app.ts knows another room's routes`;
  return null;
}

/** Null for a file that lies in no room. */
function roomOf(path: string): string | null {
  const [room, ...rest] = path.slice('src/server/'.length).split('/');
  return rest.length === 0 || room === undefined ? null : room;
}
