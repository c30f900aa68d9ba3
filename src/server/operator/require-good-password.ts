import { AppError } from '#contract/errors.ts';
import { MIN_PASSWORD_CHARACTERS } from '#contract/limits.ts';

/** What has to be left of a password once everything is taken out of it that is guessed first. */
const LEAST_OF_ITS_OWN = 6;

/** What passwords are made of all over the world, and here. Letters as `plainLetters` leaves them. */
const GUESSED_FIRST = `
  password passwort passwd contrasena motdepasse kennwort pass
  qwertyuiop qwertzuiop azertyuiop asdfghjkl yxcvbnm zxcvbnm qwerty qwertz azerty asdfgh asdf zxcv qazwsx
  iloveyou letmein welcome willkommen bienvenue bienvenido changeme default secret geheim login logon
  admin administrator operator owner support reader root user test guest riposte dashboard
  monkey dragon football baseball basketball soccer sunshine princess superman batman starwars pokemon
  michael jennifer jordan charlie thomas daniel ashley jessica shadow master hunter killer ranger
  trustno computer internet samsung google facebook twitter whatever freedom flower cookie cheese
  correcthorsebatterystaple hello hallo love lover baby angel summer winter spring autumn sommer
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Refuses what is guessed first: short ones, and those in which little is left beside common words,
 * the operator's own address, and runs of one letter or of neighbours.
 * @throws AppError password_short or password_guessable
 */
export function requireGoodPassword(password: string, { email }: { email: string }): void {
  if ([...password].length < MIN_PASSWORD_CHARACTERS) throw new AppError('password_short');
  const context = email.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const known = [...context.filter(({ length }) => length >= 3), ...GUESSED_FIRST];
  const asTyped = password.normalize('NFKC').toLowerCase();
  // '2024' is a year to one reader and letters to the other: what either sees through is refused.
  const left = [asTyped, plainLetters(asTyped)].map((text) => countOwn(text, known));
  if (Math.min(...left) < LEAST_OF_ITS_OWN) throw new AppError('password_guessable');
}

function plainLetters(text: string): string {
  return [...text].map((letter) => LEET[letter] ?? letter).join('');
}

/** Letters and digits that are in no known word and continue no run. */
function countOwn(text: string, known: readonly string[]): number {
  let rest = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
  for (const word of known) rest = rest.replaceAll(word, '');
  const codes = Array.from(rest, (sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const former = codes[at - 1];
    return former === undefined || Math.abs(code - former) > 1;
  }).length;
}
