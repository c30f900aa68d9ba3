import { walkTree, type TreeNode } from './walk-tree.ts';

/**
 * Code that says which of its blocks ran: each calls `globalThis.seeBlock`, where there is one.
 * @param file what its blocks are named by
 */
export function markBlocks(file: string, text: string): string {
  const insertions = walkTree(file, text).flatMap(({ node, above }) => {
    const call = `globalThis.seeBlock?.(${JSON.stringify(blockName(file, node.start))})`;
    if (node.type === 'BlockStatement') return [{ at: node.start + 1, code: `${call};` }];
    if (!isShortBody(node, above[0])) return [];
    return [
      { at: node.start, code: `(${call}, (` },
      { at: node.end, code: '))' },
    ];
  });
  const sorted = insertions
    .map((each, index) => ({ ...each, index }))
    .sort((one, other) => other.at - one.at || endsFirst(one, other));
  return sorted.reduce(
    (marked, { at, code }) => marked.slice(0, at) + code + marked.slice(at),
    text,
  );
}

/** The innermost block that the place lies in; null for what runs while the module is loaded. */
export function blockAt(file: string, text: string, place: number): string | null {
  const blocks = walkTree(file, text).filter(
    ({ node, above }) =>
      (node.type === 'BlockStatement' || isShortBody(node, above[0])) &&
      node.start <= place &&
      place < node.end,
  );
  const innermost = blocks.at(-1)?.node;
  return innermost === undefined ? null : blockName(file, innermost.start);
}

/** The expression that an arrow function is. */
function isShortBody(node: TreeNode, parent: TreeNode | undefined): boolean {
  return (
    parent?.type === 'ArrowFunctionExpression' &&
    parent['body'] === node &&
    node.type !== 'BlockStatement'
  );
}

function blockName(file: string, start: number): string {
  return `${file}#${start}`;
}

/** Of several insertions at one place, written from the end of the file: inner ends come first. */
function endsFirst(
  one: { code: string; index: number },
  other: { code: string; index: number },
): number {
  const isEnd = (code: string) => (code === '))' ? 1 : 0);
  return isEnd(one.code) - isEnd(other.code) || other.index - one.index;
}
