import type { Row } from './row.ts';

const QUOTA = 'src/server/quota/quota.api.test.ts';
const OFFLINE = 'src/server/quota/offline-uses.api.test.ts';
const REMEMBERED = 'src/server/quota/remembered-sessions.api.test.ts';
const GENERATION = 'src/server/generation/generation.api.test.ts';
const REFINE = 'src/server/generation/refine.api.test.ts';
const PREMIUM = 'src/server/premium/premium.api.test.ts';
const UNTIL_WHEN = 'src/server/premium/until-when.api.test.ts';
const PAID_ELSEWHERE = 'src/server/premium/paid-elsewhere.api.test.ts';
const WEBHOOKS = 'src/server/premium/webhooks.api.test.ts';
const WHO_MAY = 'src/server/who-may.api.test.ts';
const SIGN_IN = 'src/server/identity/sign-in.api.test.ts';
const SAME_ORIGIN = 'src/server/http/require-same-origin.test.ts';
const OPERATOR_SIGN_IN = 'src/server/operator/sign-in.api.test.ts';
const MODEL_WRITER = 'src/server/writers/model/model-writer.test.ts';
const EXTRACTOR = 'src/server/writers/model/reply-extractor.test.ts';
const PROVIDERS = 'src/server/writers/model/providers.test.ts';
const BRIEF = 'src/server/writers/model/brief.test.ts';
const APP = 'src/server/app.api.test.ts';
const CONFIG = 'src/server/config/config.test.ts';
/** Every title begins with it. */
const ALL = '';

/** What Riposte endures, and the figure that shows it. `npm run test:endure` fills it. */
export const TABLE: Record<string, readonly Row[]> = {
  Quota: [
    {
      id: 'Q1',
      done: '1,000 requests at once, one person, 5 left, three instances',
      holds: 'exactly 5 succeed, 995 get the limit words, count 5',
    },
    { id: 'Q2', done: 'the same at premium, 30 left', holds: 'exactly 30' },
    {
      id: 'Q3',
      done: '10,000 random steps of reserve, keep, give back, die, midnight, gift, revoke',
      holds: 'the model and the database agree each time',
      shownBy: [['src/server/quota/quota-model.api.test.ts', ALL]],
    },
    {
      id: 'Q4',
      done: 'kill -9 in mid-generation, 50 times',
      holds: 'after the sweep, count = replies delivered; nobody blocked',
    },
    {
      id: 'Q5',
      done: '23:59:59.9 to 00:00:00.1 UTC under load',
      holds: 'each use is on exactly one day; the new day starts at full',
    },
    {
      id: 'Q6',
      done: 'the browser goes away in mid-stream, 200 times',
      holds:
        'provider call ended within 100 ms; a use spent only for a reply, or from the fourth stop of a day on',
    },
    {
      id: 'Q7',
      done: 'forged localStorage, forged headers, two tabs, two devices',
      holds: "the server's numbers alone count",
      shownBy: [
        ['e2e/premium.test.ts', 'the flag set by hand'],
        ['e2e/main-job.test.ts', 'the debug line', 'a tab whose session ended'],
        [WEBHOOKS, 'the flag in a browser'],
        [QUOTA, '200 requests at once'],
      ],
    },
  ],
  Provider: [
    {
      id: 'P1',
      done: '429, 500, 503',
      holds: 'one retry where nothing was delivered, then words; use given back; under 10 s',
      shownBy: [
        [PROVIDERS, ALL],
        [MODEL_WRITER, 'a second try', 'a long Retry-After', 'nothing is tried again'],
        [GENERATION, 'a generation that fails before its first reply'],
      ],
    },
    {
      id: 'P2',
      done: 'connects and says nothing; says one byte a second',
      holds: 'bounded (first reply 15 s, whole 45 s, set by the operator); use given back',
      shownBy: [[GENERATION, 'a generation that takes too long']],
    },
    {
      id: 'P3',
      done: 'cut stream, broken JSON, empty list, refusal, 2 of 5 replies, 50, 5 MB, HTML in a reply',
      holds: "the catalogue's answer; nothing runs in the page; memory flat",
      shownBy: [
        [MODEL_WRITER, 'stops at the fifth', 'prose instead', 'an empty list', 'a withheld'],
        [EXTRACTOR, 'a reply of 5 MB'],
        [GENERATION, 'a generation cut short', 'an empty list'],
        [REFINE, 'HTML in a reply'],
        ['e2e/model.test.ts', 'replies of a model'],
      ],
    },
    {
      id: 'P4',
      done: 'provider down for 60 s at 50 requests a second',
      holds: 'fails fast after the first few (circuit), recovers within 5 s of its return',
    },
    {
      id: 'P5',
      done: 'a model of one’s own: stopped while it reads and writes, killed, deaf, broken, too large',
      holds:
        'whoever stops leaves within 300 ms; started again; words, and the built-in writer goes on',
      shownBy: [
        ['src/server/writers/local/start-local-model.test.ts', ALL],
        ['src/server/writers/local/download-file.test.ts', ALL],
        ['src/server/writers/model/select-writer.test.ts', 'where the model that npm run model'],
        ['e2e/local-model.test.ts', 'a model is downloaded'],
      ],
    },
    {
      id: 'A10',
      done: '60 posts answered in prose; refusals; stops before the first reply; budgets of tokens',
      holds: 'three a day are free, then each takes a use; no call of the model beyond the budget',
      shownBy: [
        ['src/server/generation/failures.api.test.ts', ALL],
        ['src/server/generation/token-budget.api.test.ts', ALL],
        ['src/server/generation/revise.api.test.ts', 'a model that brings nothing fitting'],
      ],
    },
  ],
  Database: [
    {
      id: 'D1',
      done: 'PostgreSQL restarted under 100 requests a second',
      holds:
        'no acknowledged use lost or counted twice; recovery under 5 s; no unhandled rejection',
    },
    {
      id: 'D2',
      done: 'away for 2 minutes',
      holds: 'signed-in people go on within their limits; memory counts are added on return',
      shownBy: [
        [OFFLINE, ALL],
        [REMEMBERED, ALL],
        ['e2e/database-away.test.ts', 'people go on'],
      ],
    },
    {
      id: 'D3',
      done: "pg_terminate_backend on every connection, LISTEN's included",
      holds: 'reconnects; no profile change missed (read again on reconnect)',
      shownBy: [
        ['src/server/database/bad-network.test.ts', 'connections that break'],
        ['src/server/profile/live.api.test.ts', 'a change whose notification got lost'],
      ],
    },
    {
      id: 'D4',
      done: 'disk full, read-only, slow by 2 s (a proxy between)',
      holds: 'words, bounded times, no pile-up; /readyz false',
      shownBy: [['src/server/database/bad-network.test.ts', 'a server that falls silent']],
    },
    {
      id: 'D5',
      done: 'two processes on one embedded folder',
      holds: 'the second refuses to start and says why; nothing lost',
      shownBy: [
        ['e2e/running.test.ts', 'a second process'],
        ['src/server/database/lock-data-dir.test.ts', ALL],
      ],
    },
    {
      id: 'D6',
      done: 'kill -9 on the embedded database, 20 times under writes',
      holds: 'opens each time; nothing acknowledged lost',
    },
    {
      id: 'D7',
      done: 'three instances start at once on an empty database',
      holds: 'migrations run once',
      shownBy: [['e2e/database-away.test.ts', 'three servers that start together']],
    },
    {
      id: 'D8',
      done: 'pgbouncer in transaction mode in between; PostgreSQL goes away behind it',
      holds: 'the same as without: changes of profiles arrive, the count is exact, words',
      shownBy: [['src/server/database/through-pooler.test.ts', ALL]],
    },
  ],
  Money: [
    {
      id: 'M1',
      done: '1,000 deliveries for 200 people, shuffled, up to 4 times, 5 % forged, 10 % lost',
      holds: 'every final state right; none forged applied',
    },
    {
      id: 'M2',
      done: 'body changed by one byte, timestamp 6 minutes old, headers missing, wrong secret, replay',
      holds: '401 each; nothing stored',
      shownBy: [
        ['src/server/providers/commerce/verify-webhook.test.ts', ALL],
        [WEBHOOKS, 'forged, stale and early', 'a message is worked off once'],
      ],
    },
    {
      id: 'M3',
      done: 'session of another person, unpaid, refunded, used, unknown, strange',
      holds: 'no grant; its reason shown',
      shownBy: [
        [PREMIUM, 'somebody else', 'a payment of somebody else', 'a session that is not paid yet'],
        ['e2e/premium.test.ts', 'a way back without'],
      ],
    },
    {
      id: 'M4',
      done: '100 confirmations at once',
      holds: 'one grant, one row',
      shownBy: [[PREMIUM, '100 confirmations at once']],
    },
    {
      id: 'M5',
      done: 'refund, dispute opened, won, lost; cancel; past due; renewal',
      holds: 'premium changes at the right moment, live',
      shownBy: [
        [UNTIL_WHEN, 'a full refund', 'a dispute', 'cancelling ends', 'a renewal', 'a period that'],
        ['src/server/premium/judge-membership.test.ts', ALL],
        ['e2e/premium.test.ts', 'pay in one window'],
      ],
    },
    {
      id: 'M6',
      done: 'commerce API down for an hour',
      holds: 'premium people stay premium; nobody new is granted; generation goes on',
      shownBy: [
        [PREMIUM, 'an outage of the provider'],
        [PAID_ELSEWHERE, 'the check by e-mail'],
      ],
    },
  ],
  'Who may': [
    {
      id: 'W1',
      done: 'every route × (nobody, user, other user, premium, operator, expired operator)',
      holds: 'allowed exactly where the table says; a route that is not in it fails the test',
      shownBy: [
        [WHO_MAY, 'every route', 'what ends a session'],
        [APP, 'every route of the code'],
        [OPERATOR_SIGN_IN, 'every operator route'],
      ],
    },
    {
      id: 'W2',
      done: "ids of other people's favourites, tones, data",
      holds: '404, the same as for none',
      shownBy: [
        [WHO_MAY, 'ids of other people'],
        ['src/server/favourites/favourites.api.test.ts', 'nobody reads'],
      ],
    },
    {
      id: 'W3',
      done: '10,000 wrong operator passwords, many addresses',
      holds:
        'none in; the owner gets in; 429 with Retry-After; times do not tell which e-mail exists',
      shownBy: [
        [
          OPERATOR_SIGN_IN,
          'guesses from many',
          'ten wrong passwords say',
          'a wrong password, an unknown',
        ],
      ],
    },
    {
      id: 'W4',
      done: "operator session at 24 h + 1 s; after sign-out; after 'end all sessions'",
      holds: '401',
      shownBy: [[OPERATOR_SIGN_IN, 'an operator signs in for 24 hours', 'signing out ends one']],
    },
    {
      id: 'W5',
      done: 'every state-changing route with a foreign Origin, without one, as a form, as text/plain',
      holds: 'refused',
      shownBy: [[SAME_ORIGIN, ALL]],
    },
    {
      id: 'W6',
      done: 'return addresses to other hosts, `//host`, `javascript:`, CRLF',
      holds: 'never followed',
      shownBy: [[SIGN_IN, 'no address in a request decides']],
    },
    {
      id: 'W7',
      done: '`X-Forwarded-For` forged, with TRUST_PROXY 0 and 1; IPv6 in one /64',
      holds: 'counted as one visitor',
      shownBy: [['src/server/http/visitor-address.test.ts', ALL]],
    },
    {
      id: 'W8',
      done: 'sign-in: state reused, code replayed, nonce wrong, issuer mixed up, e-mail not verified',
      holds: 'refused in words',
      shownBy: [
        [
          SIGN_IN,
          'a sign-in is finished once',
          'a code that was',
          'a code of another',
          'an answer',
        ],
        [SIGN_IN, 'an account without a verified'],
        ['src/server/providers/identity/openid-provider.test.ts', ALL],
      ],
    },
  ],
  'What an attack found': [
    {
      id: 'A1',
      done: 'PostgreSQL stopped, and a signed-in person loads the page again',
      holds: 'their card and numbers are shown by memory, which is said, and they generate',
      shownBy: [
        ['e2e/database-away.test.ts', 'a reload while'],
        [OFFLINE, 'without the database a person who was seen'],
      ],
    },
    {
      id: 'A11',
      done: 'sandbox parts where others can open them; their bodies and their control page',
      holds:
        'no start without consent by name, never with a real checkout; bounded; operators only',
      shownBy: [
        [CONFIG, 'production refuses', 'a sandbox sign-in'],
        ['src/server/http/sandbox-guards.api.test.ts', ALL],
      ],
    },
    {
      id: 'A12',
      done: 'two checkouts opened and both paid; one paid in two tabs; a webhook lost before',
      holds: 'one page to pay on, paid once; a second membership is shown and given back',
      shownBy: [['src/server/premium/second-membership.api.test.ts', ALL]],
    },
    {
      id: 'A15',
      done: 'sessions ended at one of three instances, then PostgreSQL stopped',
      holds: 'no instance opens anything by memory for them; the others go on',
      shownBy: [[REMEMBERED, 'a session that', 'after notifications were missed']],
    },
  ],
  Input: [
    {
      id: 'I1',
      done: '10 MB body, 10,000 headers, slow headers, slow body, 5,000 idle sockets',
      holds: 'bounded memory; others served',
    },
    {
      id: 'I2',
      done: 'invalid UTF-8, NUL, lone surrogates, 1,080 emoji, RTL overrides, control characters',
      holds: 'clear 4xx or right handling; counter and server agree on 1080',
      shownBy: [
        [GENERATION, '1080 characters', 'wrong JSON'],
        ['e2e/main-job.test.ts', 'the box takes 1080'],
      ],
    },
    {
      id: 'I3',
      done: 'the API fuzzed from its own description, 20,000 requests',
      holds: 'no 5xx, every answer fits its schema',
      shownBy: [['src/server/fuzz.api.test.ts', ALL]],
    },
    {
      id: 'I4',
      done: 'script, markdown, links, `=cmd()` in posts, replies, names, e-mails, notes',
      holds: 'shown as text; CSV cells defused',
      shownBy: [
        ['src/server/csv/write-csv.test.ts', ALL],
        [REFINE, 'HTML in a reply'],
        ['e2e/model.test.ts', 'replies of a model'],
        ['src/server/favourites/favourites.api.test.ts', 'the CSV holds everything'],
      ],
    },
    {
      id: 'I5',
      done: 'instructions inside the post, in tones of one’s own, in example replies',
      holds: 'no prompt, key, or rule leaves; tone rules stand',
      shownBy: [[BRIEF, 'a post cannot close', 'choices change', 'a tone of the person']],
    },
    {
      id: 'I6',
      done: '20,000 odd posts: question marks, tags, links, brackets, emoji, scripts, long runs',
      holds:
        'each answered within a second; 999 of 1,000 looks at /healthz, and whatever the server ' +
        'does in one go, under 50 ms',
      shownBy: [
        ['src/server/generation/odd-posts.api.test.ts', ALL],
        ['src/server/reading/reading-time.test.ts', ALL],
        ['scripts/patterns/pump-patterns.test.ts', ALL],
      ],
    },
  ],
  Running: [
    {
      id: 'R1',
      done: 'SIGTERM with 50 streams open',
      holds: 'streams finish or end with words within 10 s; exit 0; no use lost',
      shownBy: [['e2e/stopping.test.ts', 'SIGTERM lets']],
    },
    {
      id: 'R2',
      done: '30 minutes at 50 requests a second',
      holds: 'memory after minute 5 to the end within 10 %; no growth of handles',
    },
    { id: 'R3', done: 'event-loop delay under that load', holds: 'p99 under 50 ms' },
    {
      id: 'R4',
      done: 'one of three instances killed under load',
      holds: 'only its own open streams end; their uses come back',
    },
    {
      id: 'R5',
      done: 'every log line and error searched for secrets, cookies, tokens, posts, replies, e-mails',
      holds: 'none',
      shownBy: [
        [GENERATION, 'posts, replies and e-mail addresses'],
        [SIGN_IN, 'no token, code, state'],
        [CONFIG, 'a secret is never repeated'],
      ],
    },
    {
      id: 'R6',
      done: 'the bundle and its maps searched for secrets and server code',
      holds: 'none',
      shownBy: [['e2e/bundle.test.ts', ALL]],
    },
    {
      id: 'R7',
      done: '`npm audit --omit=dev`',
      holds: 'nothing high or critical, or a written reason',
    },
    {
      id: 'R8',
      done: 'headers of page, API and operator pages; a whole browser run',
      holds: 'the strict ones, HSTS in production; no report of the Content-Security-Policy',
      shownBy: [
        [APP, 'every answer carries', 'HSTS is sent'],
        ['e2e/pages.test.ts', ALL],
      ],
    },
  ],
};
