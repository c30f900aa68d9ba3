const LEAST_DIGITS = 8;
const MOST_DIGITS = 15; // E.164
/** '06 12 34 56 78'; fewer pairs are times, scores or temperatures. */
const LEAST_IN_PAIRS = 10;
/** '1 555 123 4567', '612 34 56 78'; more are a list. */
const MOST_PARTS = 4;

/** Digits of their own: no part of '1Z999AA10123456784'. */
const PART = /(?<![a-z\d])\+?\d+(?![a-z\d])/gi;
/** Between the parts of a number: '(555) 123-4567', '030 / 901820', '06.12.34.56.78'. */
const GAP = /^(?:[\s()/\p{Pd}]{1,4}|\.)$/u;
/** The same behind a part that only telephone numbers begin with: '07700, 900123'. */
const WIDE_GAP = /^[\s()/.,\p{Pd}]{1,4}$/u;
/** Two numbers may stand side by side. */
const BETWEEN_NUMBERS = /[/\n]/;

/** What things are ordered, booked, sent and found by. */
const LABELS = `order booking ticket tracking parcel ref reference invoice case isbn
  bestellung auftrag sendung pedido reserva commande colis`.split(/\s+/);

/** Numbers that are none, whatever stands around them. */
const OTHERS = [
  // 26.11.2026, 11/26/26, 2026-11-26
  /(?<![\d./-])\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>(?:19|20)?\d\d(?!\d|[./-]\d)/g,
  /(?<![\d./-])(?:19|20)\d\d(?<mark>[./-])\d\d\k<mark>\d\d(?!\d|[./-]\d)/g,
  // 2019-2023, 2019/20; 21-19
  /(?<![\d./-])(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d(?!\d|[./-]\d)/g,
  /(?<![\d./-])\d{1,2}[-–]\d{1,2}(?!\d|[./-]\d)/g,
  // 12,500,000; 1.500.000.000; 10 000 000
  /(?<![\d.,-])[1-9]\d{0,2}(?:,\d{3})+(?!,?\d|-\d)/g,
  /(?<![\d.,-])[1-9]\d{0,2}(?<mark>[ .])(?:\d{3}\k<mark>){1,4}000(?!\d|[ .]\d)/g,
  /(?<!\d)\d{3,10}0{5}(?!\d)/g,
  // £24950, 24950 €, 13 %; a longer one may be a telephone number behind a sign
  /[£$€¥₹] ?\d{1,7}(?![\d.,]*\d)/g,
  /(?<!\d)\d{1,7} ?[€%]/g,
  new RegExp(
    `\\b(?:${LABELS.join('|')})\\b[^\\p{L}\\d]{1,3}(?:(?:number|no|nr|n)\\b[^\\p{L}\\d]{1,3})?[1-9][\\d-]*`,
    'giu',
  ),
];

const YEAR = /^(?:19|20)\d\d$/;
/** Published on purpose: the caller pays nothing. */
const TOLL_FREE = /^(?:080[08]|\+4[49]80[08]|\+?1?800)/;

/**
 * Whether a text holds what looks like the telephone number of a person, in the ways of Europe, of both Americas
 * and of India: 8 to 15 digits, which are no date, score, year, amount or number of an order.
 */
export function holdsPhoneNumber(text: string): boolean {
  if (!/\d[^\p{L}]*\d/u.test(text)) return false;
  const plain = OTHERS.reduce((rest, other) => rest.replaceAll(other, '|'), text);
  let parts: string[] = [];
  let end = 0;
  for (const { 0: part, index } of plain.matchAll(PART)) {
    if (parts.length > 0 && !isJoined(parts, plain.slice(end, index), part)) {
      if (isPhoneNumber(parts)) return true;
      parts = [];
    }
    parts.push(part);
    end = index + part.length;
  }
  return isPhoneNumber(parts);
}

function isJoined(parts: readonly string[], gap: string, next: string): boolean {
  const isWhole = countDigits(parts) >= LEAST_DIGITS;
  if (isWhole && (beginsNumber(next) || BETWEEN_NUMBERS.test(gap))) return false;
  return (beginsNumber(parts[0]) ? WIDE_GAP : GAP).test(gap);
}

function isPhoneNumber(all: readonly string[]): boolean {
  const parts = all.slice(all.findIndex((part) => !YEAR.test(part)));
  const digits = countDigits(parts);
  if (digits < LEAST_DIGITS || digits > MOST_DIGITS || TOLL_FREE.test(parts.join(''))) return false;
  const isInPairs = parts.every((part) => part.length <= 2);
  if (beginsNumber(parts[0])) return !isInPairs || digits >= LEAST_IN_PAIRS;
  const isRound = parts.length > 1 && parts.every((part) => part.endsWith('0')); // "100 200 300"
  return parts.some((part) => part.length > 2) && parts.length <= MOST_PARTS && !isRound;
}

function beginsNumber(part = ''): boolean {
  return /^[0+]/.test(part);
}

function countDigits(parts: readonly string[]): number {
  return parts.join('').replaceAll('+', '').length;
}
