import {
  SyntaxKind,
  type LiteralNode,
  type ParsedPattern,
  type TransformerContainer,
} from 'obscenity';

/**
 * A quick look whether any of the patterns could be in a text, before the matcher looks at each of them:
 * yes now and then where there is none, never no where the matcher finds one. Letters are read as the
 * matcher's transformers read them, runs of one letter as one, and of each pattern its longest piece counts.
 * @param options.transformers of the matcher: those without a memory, and what shortens runs
 */
export function createQuickLook(options: {
  patterns: readonly ParsedPattern[];
  transformers: readonly TransformerContainer[];
}): (text: string) => boolean {
  const steps = options.transformers.flatMap((one) => ('transform' in one ? [one.transform] : []));
  const read = (code: number): string => {
    const meant = steps.reduce<number | undefined>(
      (now, step) => (now === undefined ? undefined : step(now)),
      code,
    );
    return meant === undefined ? '' : String.fromCodePoint(meant);
  };
  const ascii = Array.from({ length: 128 }, (_, code) => read(code));
  const pieces = [
    ...new Set(options.patterns.map((pattern) => joinRuns(findLongestPiece(pattern)))),
  ];

  return (text) => {
    let folded = '';
    let last = '';
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      const now = ascii[code] ?? read(code);
      if (now !== '' && now !== last) {
        folded += now;
        last = now;
      }
    }
    return pieces.some((piece) => folded.includes(piece));
  };
}

function findLongestPiece({ nodes }: ParsedPattern): string {
  const pieces = nodes
    .filter((node): node is LiteralNode => node.kind === SyntaxKind.Literal)
    .map(({ chars }) => String.fromCodePoint(...chars));
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function joinRuns(text: string): string {
  return [...text].filter((char, place, all) => char !== all[place - 1]).join('');
}
