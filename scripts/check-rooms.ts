// npm run check: rooms import each other one way only, as scripts/rooms/rooms.ts has them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRoomProblems } from './rooms/find-room-problems.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const sources = ['src', 'sandbox'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') })),
);
const problems = findRoomProblems(sources);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
