import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

export interface FoundPattern {
  /** Below the project's root, with slashes. */
  file: string;
  line: number;
  /** Null where the pattern is made of what only a run brings, and nobody can say what it will be. */
  pattern: RegExp | null;
  /** As the code has it. */
  code: string;
}

/** A place where code makes a pattern of strings. */
interface Made {
  line: number;
  code: string;
  constant: RegExp | null;
}

const SOURCES = '{src,sandbox,commerce-v2}/**/*.{ts,tsx}';
const IS_TEST = /\.test\.tsx?$|\.gen\.ts$|^src\/server\/testing\//;

/**
 * Every pattern of the product's code but its tests: the literals, and what `RegExp(…)` makes while
 * the modules are loaded (so a module that does it may have no other effect than that).
 * @param root the project's folder
 */
export async function findPatterns(root: string): Promise<FoundPattern[]> {
  const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll(sep, '/'));
  const found: FoundPattern[] = [];
  for (const file of files.filter((file) => !IS_TEST.test(file)).sort()) {
    const { literals, made } = readPatterns(file, readFileSync(join(root, file), 'utf8'));
    found.push(...literals);
    const unknown = made.filter(({ constant }) => constant === null);
    const loaded = unknown.length > 0 ? await recordMade(root, file) : [];
    found.push(
      ...loaded.map(({ line, pattern }) => ({ file, line, pattern, code: pattern.source })),
      ...made
        .filter(({ line }) => !loaded.some((each) => each.line === line))
        .map(({ line, code, constant }) => ({ file, line, pattern: constant, code })),
    );
  }
  return found;
}

function readPatterns(file: string, text: string): { literals: FoundPattern[]; made: Made[] } {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const literals: FoundPattern[] = [];
  const made: Made[] = [];
  const visitMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const code = text.slice(node.start, node.end);
    made.push({ line: lineOf(node.start), code, constant: readConstant(node.arguments) });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const code = text.slice(node.start, node.end);
      literals.push({
        file,
        line: lineOf(node.start),
        pattern: new RegExp(pattern, flags),
        code,
      });
    },
    NewExpression: visitMade,
    CallExpression: visitMade,
  }).visit(program);
  return { literals, made };
}

function readConstant(args: readonly ESTree.Argument[]): RegExp | null {
  const texts = args.map((each) =>
    each.type === 'Literal' && typeof each.value === 'string' ? each.value : null,
  );
  const [source, flags] = texts;
  if (typeof source !== 'string' || texts.includes(null)) return null;
  return new RegExp(source, flags ?? '');
}

/** Loads a module, and tells which patterns its own lines made meanwhile. */
async function recordMade(
  root: string,
  file: string,
): Promise<{ line: number; pattern: RegExp }[]> {
  const seen: { line: number; pattern: RegExp }[] = [];
  const own = globalThis.RegExp;
  const record = (pattern: RegExp) => {
    const line = ownLine(new Error('where').stack ?? '', { root, file });
    if (line !== null) seen.push({ line, pattern });
    return pattern;
  };
  globalThis.RegExp = new Proxy(own, {
    construct: (target, args) => record(Reflect.construct(target, args) as RegExp),
    apply: (target, _this, args) => record(Reflect.construct(target, args) as RegExp),
  });
  try {
    // Another address than anybody else's, so that it is loaded now even if it was before.
    await import(`${pathToFileURL(join(root, file)).href}?patterns`);
  } finally {
    globalThis.RegExp = own;
  }
  return seen;
}

/** The line that called, where it is one of the file. */
function ownLine(stack: string, { root, file }: { root: string; file: string }): number | null {
  const frame = stack
    .split('\n')
    .find((line, index) => index > 0 && !line.includes('find-patterns'));
  const at = /(file:\/\/[^?)\s]+)(?:\?patterns)?:(\d+):\d+/.exec(frame ?? '');
  if (at?.[1] === undefined) return null;
  const path = relative(root, fileURLToPath(at[1])).replaceAll(sep, '/');
  return path === file ? Number(at[2]) : null;
}
