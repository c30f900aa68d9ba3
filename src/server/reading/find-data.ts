import { holdsPhoneNumber } from './holds-phone-number.ts';

/** What tells where a private person is found, by its form. */
export type PersonalData = 'phone' | 'plate' | 'address';

const STREETS = new Set(
  `street st road rd avenue ave lane ln drive close court crescent terrace gardens boulevard blvd way
  straße strasse str platz`.split(/\s+/),
);
/** Streets that are named after their word. */
const STREETS_FIRST = new Set(
  `calle avenida avda plaza paseo rua travessa praça rue boulevard impasse chemin allée quai`.split(
    /\s+/,
  ),
);
const PLATE_WORDS = new Set(
  `plate plates reg registration licence license matrícula matricula placa placas plaque immatriculation
  immatriculé immatriculée kennzeichen nummernschild`.split(/\s+/),
);
/** What follows a number that counts: "on Ferry Road 11 years" is no house. */
const COUNTED = new Set(
  `year years yr yrs month months week weeks wk wks day days night nights hour hours hr hrs minute minutes min
  mins time times mile miles km metres meters people of more
  jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden minuten mal`.split(
    /\s+/,
  ),
);
/** So many words may stand between "plate" and what is on it. */
const PLATE_REACH = 12;

/**
 * Finds data of a person by its form: a phone number, a number plate that is called one, or a street
 * with a house number, in any of the five languages. It does not say whose they are.
 */
export function findData(text: string): PersonalData[] {
  if (!/\d/.test(text)) return [];
  const words = text.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\d+-]/gu, ''));
  const found = new Set<PersonalData>(holdsPhoneNumber(text) ? ['phone'] : []);
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? '';
    if (isPlate(word, next)) {
      const near = words.slice(Math.max(0, place - PLATE_REACH), place);
      if (near.some((one) => PLATE_WORDS.has(one.toLowerCase()))) found.add('plate');
    }
    if (isStreet(words, place)) found.add('address');
  }
  return [...found];
}

/** Capitals and digits, in one word or in two: 'KX19 ZPD', '4821-KLM', 'B-MW 1234'. */
function isPlate(word: string, next: string): boolean {
  const hasTwoParts = isPlatePart(next) && next.length > 1; // "in 2022 I": a word, and no letter of a plate
  const joined = hasTwoParts ? word + next : word;
  return isPlatePart(word) && joined.length >= 5 && /\d/.test(joined) && /\p{Lu}/u.test(joined);
}

function isPlatePart(word: string): boolean {
  return /^[\p{Lu}\d-]{1,9}$/u.test(word);
}

/** '14 Elm Street', 'calle Mayor 12', '12 rue des Lilas', 'Lindenstraße 8'. */
function isStreet(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  const isNumber = (one = '') => /^\d{1,4}[a-z]?$/i.test(one);
  const isHouse = (at: number) =>
    isNumber(words[at]) && !COUNTED.has(words[at + 1]?.toLowerCase() ?? '');
  const isNamed = (one = '') => /^\p{Lu}/u.test(one);
  if (/(?:straße|strasse|weg|gasse|allee)$/i.test(word) && isNamed(word)) {
    return isHouse(place + 1);
  }
  if (STREETS.has(word.toLowerCase()) && isNamed(words[place - 1])) {
    return isNumber(words[place - 2]) || isNumber(words[place - 3]) || isHouse(place + 1);
  }
  if (!STREETS_FIRST.has(word.toLowerCase())) return false;
  const after = words.slice(place + 1, place + 5);
  const name = after.slice(0, Math.max(0, after.findIndex(isNumber)));
  return isNumber(words[place - 1]) || name.some(isNamed);
}
