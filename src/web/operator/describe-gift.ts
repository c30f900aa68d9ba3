import type { GiftResult } from '#contract/gift.ts';
import { showDate } from './show-values.ts';

/** Until when a gift lasts, as Manage Users says it. */
export function describeUntil(gift: { isLifetime: boolean; premiumUntil: string | null }): string {
  if (gift.isLifetime) return 'Never expires';
  return gift.premiumUntil === null ? 'Not set' : showDate(gift.premiumUntil);
}

/** What a gift will do for one e-mail, in a sentence. */
export function describePlan(result: GiftResult): string {
  if (result.outcome === 'refused') return result.problem ?? 'This cannot be gifted.';
  const until = result.isLifetime ? 'premium for life' : `premium until ${describeUntil(result)}`;
  const who = result.isKnown
    ? ''
    : ' Nobody with this e-mail has signed in yet; it waits for them.';
  if (result.former === null) return `Will have ${until}.${who}`;
  const former = result.former.isLifetime ? 'lifetime' : describeUntil(result.former);
  return result.outcome === 'extends'
    ? `Extends: has premium until ${former}, will have ${until}.${who}`
    : `Replaces ${former}: will have ${until}.${who}`;
}

/** Whether somebody has premium for longer than this gift gives it. */
export function takesAway({ former, isLifetime, premiumUntil }: GiftResult): boolean {
  if (former === null || isLifetime) return false;
  if (former.isLifetime) return true;
  return Date.parse(former.premiumUntil ?? '') > Date.parse(premiumUntil ?? '');
}

/** More are counted. */
const NAMED_LOSSES = 5;

/** Asks whether to give all the same, naming what each loses. */
export function askOfLosses(losses: readonly GiftResult[]): string {
  const named = losses.slice(0, NAMED_LOSSES).map(describeLoss);
  const others = losses.length - named.length;
  if (others > 0)
    named.push(others === 1 ? 'and 1 other loses some' : `and ${others} others lose some`);
  return `This takes premium away: ${named.join('; ')}. Gift all the same?`;
}

function describeLoss(result: GiftResult): string {
  const { email, former } = result;
  const has = former?.isLifetime === false ? `until ${describeUntil(former)}` : 'for life';
  return `${email} has it ${has}, and will have it until ${describeUntil(result)}`;
}

/**
 * E-mails out of a pasted text: apart by commas, semicolons, spaces or lines; of what mail programs
 * copy, `"Name, First" <e-mail>`, the part in brackets.
 */
export function splitEmails(text: string): string[] {
  return text.split('\n').flatMap((line) => hideQuoted(line).split(/[,;]/).flatMap(splitEntry));
}

/** A comma in quotation marks is one of the name, and parts nothing. */
function hideQuoted(line: string): string {
  const parts = line.split('"');
  const isQuoted = (index: number) => index % 2 === 1 && index < parts.length - 1;
  return parts
    .map((part, index) => (isQuoted(index) ? part.replace(/[,;]/g, ' ') : part))
    .join('"');
}

function splitEntry(entry: string): string[] {
  const closed = entry.split('>');
  const rest = closed.pop() ?? '';
  const named = closed.flatMap((part) => {
    const at = part.lastIndexOf('<');
    const email = part.slice(at + 1);
    return at === -1 || email === '' || /\s/.test(email) ? splitWords(`${part}>`) : [email];
  });
  return [...named, ...splitWords(rest)];
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
