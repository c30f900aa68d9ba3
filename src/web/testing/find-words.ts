import { parseSync } from 'vite';

/** What a file of the page says to a person. */
export interface FoundWords {
  /** English sentences as the catalogues have them. */
  sentences: Set<string>;
  /** Those of them whose form a number decides. */
  plurals: Set<string>;
  /** Words that no catalogue can know, with their lines. */
  outside: string[];
}

/** Look like words of a page, and are none: proper names, keys, and what is for programs. */
export const NAMES: ReadonlySet<string> = new Set([
  'Riposte',
  'Google',
  'Threads',
  'Bluesky',
  'LinkedIn',
  'Esc',
  'Escape',
  'Enter',
  'Home',
  'End',
  'ArrowRight',
  'ArrowLeft',
  'ApiError',
  'X',
  'App Error: could not find root element',
  'Content-Type',
]);

/** Attributes and props whose words a person reads or hears. */
const READ = new Set(
  'aria-label title placeholder alt label hint summary question action reason name'.split(' '),
);
/** Props that are no words, whatever they look like. */
const NO_WORDS = new Set('className type htmlFor id autoComplete rel target d'.split(' '));
/** Take a selector of CSS. */
const SELECTING = /^(?:querySelector|matches|closest|matchMedia)/;
const SAYERS = new Set(['t', 'tParts', 'plural']);

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Reads a file of the page. */
export function findWords(file: string, text: string): FoundWords {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const found: FoundWords = { sentences: new Set(), plurals: new Set(), outside: [] };
  const isWords = (said: string) =>
    !NAMES.has(said.trim()) && (/\p{L}[,.:]? +\p{L}/u.test(said) || /^\p{Lu}\p{Ll}/u.test(said));
  const complain = (node: Node, why: string) => {
    const line = text.slice(0, node.start).split('\n').length;
    const words = text.slice(node.start).split('\n', 1)[0]?.trim();
    found.outside.push(`${file}:${line} ${why}: ${words}`);
  };

  walk(program as unknown as Node, { isInFunction: false, isSaid: false });
  return found;

  function walk(node: Node, place: { isInFunction: boolean; isSaid: boolean }): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
        if (node['source'] != null) return;
        break;
      case 'TSLiteralType':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'NewExpression':
        if (node.type !== 'NewExpression' || nameOf(node['callee']) === 'Error') return;
        break;
      case 'JSXText':
        if (/\p{L}/u.test(String(node['value'])) && !NAMES.has(String(node['value']).trim())) {
          complain(node, 'words of a page');
        }
        return;
      case 'JSXAttribute': {
        const name = nameOf(node['name']);
        const value = node['value'] as Node | null;
        if (NO_WORDS.has(name) || value === null) return;
        if (!READ.has(name) || value.type !== 'Literal') break;
        const said = String(value['value']);
        const isSaid = name === 'name' ? isWords(said) : /\p{L}/u.test(said) && !NAMES.has(said);
        if (isSaid) complain(node, 'words of a prop');
        return;
      }
      case 'Property':
        return walk(node['value'] as Node, place);
      case 'MemberExpression':
        return walk(node['object'] as Node, place);
      case 'CallExpression': {
        const name = nameOf(node['callee']);
        const method = nameOf((node['callee'] as Node)['property']);
        if (SELECTING.test(method)) return walk(node['callee'] as Node, place);
        if (!SAYERS.has(name)) break;
        if (!place.isInFunction) complain(node, 'said before the catalogue is there');
        const [first, second, ...rest] = node['arguments'] as Node[];
        const said = name === 'plural' ? second : first;
        if (name === 'plural' && typeof second?.['value'] === 'string') {
          found.plurals.add(second['value']);
        }
        if (said !== undefined) walk(said, { ...place, isSaid: true });
        for (const other of name === 'plural' ? rest : [second, ...rest]) {
          if (other !== undefined) walk(other, place);
        }
        return;
      }
      case 'TemplateLiteral': {
        const parts = (node['quasis'] as { value: { raw: string } }[]).map(
          ({ value }) => value.raw,
        );
        if (place.isInFunction && parts.some(isWords))
          complain(node, 'words that are put together');
        break;
      }
      case 'Literal': {
        const said = node['value'];
        if (typeof said !== 'string') return;
        if (place.isSaid) found.sentences.add(said);
        else if (isWords(said)) {
          if (place.isInFunction) complain(node, 'words that nobody translates');
          else found.sentences.add(said);
        }
        return;
      }
    }
    const isFunction = /Function|MethodDefinition|ClassBody/.test(node.type);
    const inside = { ...place, isInFunction: place.isInFunction || isFunction };
    for (const child of Object.values(node).flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child)
        walk(child as Node, inside);
    }
  }
}

function nameOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';
}
