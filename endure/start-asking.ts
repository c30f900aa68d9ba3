import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type ErrorBody } from '#contract/errors.ts';
import type { Person, Site } from './start-site.ts';

const PER_SECOND = 25;
/** What each person asks for, one after the other, when it is their turn. */
const KINDS = ['sets', 'profiles', 'sets', 'saves'] as const;

/** What became of one request. */
export interface Answer {
  what: (typeof KINDS)[number];
  person: Person;
  status: number;
  isFine: boolean;
  /** Replies were delivered. */
  isSet: boolean;
  /** Its sentence is the catalogue's for its code. */
  isInWords: boolean;
  tookMs: number;
  /** Requests that were open when it was sent. */
  others: number;
}

/** People who ask for sets, read their profile and save favourites, 25 times a second. */
export function startAsking(site: Site, people: readonly Person[]): { stop(): Promise<Answer[]> } {
  const stopping = new AbortController();
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  const asking = (async () => {
    const startedMs = performance.now();
    for (let sent = 0; !stopping.signal.aborted; sent += 1) {
      const person = people[Math.floor(sent / KINDS.length) % people.length];
      if (person === undefined) throw new Error('There is nobody.');
      const others = open.size;
      const one = ask(site, person, sent)
        .then((answer) => void answers.push({ ...answer, others }))
        .finally(() => open.delete(one));
      open.add(one);
      await sleep(Math.max(0, startedMs + ((sent + 1) * 1000) / PER_SECOND - performance.now()));
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await asking;
      await Promise.all(open);
      return answers;
    },
  };
}

/** In a few words: how many of each kind were fine and the slowest took, and the most at once. */
export function describeAnswers(answers: readonly Answer[]): string {
  const kinds = [...new Set(KINDS)].map((kind) => {
    const ofKind = answers.filter(({ what }) => what === kind);
    const slowestMs = Math.max(...ofKind.map(({ tookMs }) => tookMs));
    const fine = ofKind.filter(({ isFine }) => isFine).length;
    return `${fine} of ${ofKind.length} ${kind} (within ${(slowestMs / 1000).toFixed(1)} s)`;
  });
  const most = Math.max(...answers.map(({ others }) => others));
  const rest = answers.every(({ isFine }) => isFine) ? '' : ', the rest in words';
  return `${kinds.join(', ')}${rest}, at most ${most} open`;
}

async function ask(site: Site, person: Person, sent: number): Promise<Omit<Answer, 'others'>> {
  const { headers } = person;
  const startedMs = performance.now();
  const kind = KINDS[sent % KINDS.length] ?? 'sets';
  const request = {
    sets: () => site.generate(person, { plain: true, post: `Post ${sent}: what do you think?` }),
    profiles: () => fetch(`${site.url}/api/profile`, { headers }),
    saves: () =>
      fetch(`${site.url}/api/favourites`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ reply: `Reply ${sent}` }),
      }),
  }[kind];
  const answer = await request();
  const { status, ok: isFine } = answer;
  const body = (await answer.json()) as Partial<ErrorBody>;
  return {
    what: kind,
    person,
    status,
    isFine,
    isSet: kind === 'sets' && isFine,
    isInWords: body.code !== undefined && ERRORS[body.code]?.message === body.error,
    tookMs: performance.now() - startedMs,
  };
}
