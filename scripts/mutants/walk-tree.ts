import { parseSync } from 'vite';

/** Of the syntax tree: what all its kinds have, and what is asked of some of them. */
export interface TreeNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A node and what it lies in, the nearest first. */
export interface Place {
  node: TreeNode;
  above: readonly TreeNode[];
}

/**
 * Every node of a file but those of types, which no run sees.
 * @param file for the kind of its syntax: a name's ending
 * @throws Error if it is not written correctly
 */
export function walkTree(file: string, text: string): Place[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const places: Place[] = [];
  visit(program as unknown as TreeNode, []); // its nodes have these fields
  return places;

  function visit(node: TreeNode, above: readonly TreeNode[]): void {
    if (node.type.startsWith('TS') && !isTransparent(node)) return;
    places.push({ node, above });
    for (const field of Object.values(node)) {
      for (const each of Array.isArray(field) ? (field as unknown[]) : [field]) {
        if (isNode(each)) visit(each, [node, ...above]);
      }
    }
  }
}

/** `x as T`, `x satisfies T`, `x!`: the value is inside. */
function isTransparent({ type }: TreeNode): boolean {
  return ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
}

export function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** A node below, where it is one. */
export function below(node: TreeNode, field: string): TreeNode | null {
  const value = node[field];
  return isNode(value) ? value : null;
}
