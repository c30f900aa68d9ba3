import type { PostKind } from './post-kinds.ts';

const MIN_WORDS = 3;
const CODE_MARKS = 4;

/** Orders to a machine: one of each pair in the same sentence. */
const ORDERS: readonly { verbs: ReadonlySet<string>; objects: ReadonlySet<string> }[] = [
  {
    verbs: new Set(
      `ignore disregard forget override bypass ignora ignore olvida omite desconsidere ignorez oublie oubliez
      ignoriere ignorier vergiss missachte print reveal show repeat output muestra imprime revela mostre
      revele affiche montre révèle zeig zeige nenne verrate`.split(/\s+/),
    ),
    objects: new Set(
      `instructions instruction prompt prompts guidelines instrucciones instruções consignes anweisungen
      anweisung vorgaben`.split(/\s+/),
    ),
  },
];
const NEAR = 8;

const CODE =
  /[{};]|=>|\(\)|===?|!=|\+\+|<\/?\w+>|\b(?:const|let|var|def|return|SELECT|FROM|WHERE|public|void)\b/g;

/**
 * What a post is by its form, in any language: emoji, a bare link, code or data, an order to a machine,
 * or a word or two that may be anything; null where it is prose.
 * @param tokens of `splitTokens`
 */
export function findForm(text: string, tokens: readonly string[]): PostKind | null {
  const words = tokens.filter((token) => /^\p{L}{2}|^[ia]$/u.test(token));
  if (words.length === 0) {
    if (/https?:\/\/|www\./.test(text)) return 'link';
    return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text) ? 'emoji' : 'unclear';
  }
  if (isOrder(tokens)) return 'injection';
  const isData = /^[[{]/.test(text) && /[\]}]$/.test(text) && /["':]/.test(text);
  if (isData || (text.match(CODE)?.length ?? 0) >= CODE_MARKS) return 'code';
  return words.length < MIN_WORDS ? 'unclear' : null;
}

function isOrder(tokens: readonly string[]): boolean {
  return ORDERS.some(({ verbs, objects }) =>
    tokens.some(
      (token, place) =>
        verbs.has(token) &&
        tokens.slice(place + 1, place + NEAR).some((other) => objects.has(other)),
    ),
  );
}
