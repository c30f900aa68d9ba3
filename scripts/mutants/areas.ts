/** A part of the product whose rules the tests are asked about. */
export interface Area {
  name: string;
  /** Patterns of files below the root. */
  sources: readonly string[];
  /** The tests that are to see what is broken there: its own room's first, as they are the quickest. */
  tests: readonly string[];
  /** What the tests' databases or browsers need first. */
  setUp: readonly string[];
  /** Of a hundred, so many must be seen; where nothing is said, 90. */
  leastPercent?: number;
}

const server = (name: string, alsoTests: readonly string[] = []): Area => ({
  name,
  sources: [`src/server/${name}/*.ts`],
  tests: [`src/server/${name}/*.test.ts`, ...alsoTests],
  setUp: ['src/server/testing/set-up-pglite.ts'],
});

export const AREAS: readonly Area[] = [
  server('quota', [
    'src/server/generation/{generation,settling,failures,visitors}.api.test.ts',
    'src/server/account/account.api.test.ts',
    'src/server/maintenance.api.test.ts',
    'src/server/http/visitor-address.test.ts',
  ]),
  {
    ...server('premium', [
      'src/server/operator/{commerce,premium-users}.api.test.ts',
      'src/server/{preferences,profile}/*.api.test.ts',
      'src/server/maintenance.api.test.ts',
    ]),
    // Of two who write at once one waits for the other; the embedded database has no two.
    setUp: ['src/server/testing/set-up-postgres.ts'],
  },
  {
    ...server('generation'),
    // Without the five hundred odd posts, which ask whether the reading holds.
    tests: [
      'src/server/generation/!(odd-posts*).test.ts',
      'src/server/quota/{offline-uses,remembered-sessions,quota}.api.test.ts',
      'src/server/{overview,preferences,uptake}/*.api.test.ts',
      'src/server/operator/experiments.api.test.ts',
      'src/server/http/tracing.api.test.ts',
    ],
  },
  server('identity', [
    'src/server/{account,import,profile,verification}/*.api.test.ts',
    'src/server/{who-may,maintenance}.api.test.ts',
    'src/server/http/security-events.api.test.ts',
    'src/server/quota/{offline-uses,remembered-sessions}.api.test.ts',
    'src/server/generation/visitors.api.test.ts',
  ]),
  {
    ...server('operator', [
      'src/server/{who-may,maintenance}.api.test.ts',
      'src/server/http/{sandbox-guards,security-events}.api.test.ts',
      'src/server/identity/session-list.api.test.ts',
    ]),
    // The command runs in a process of its own, where nothing is changed.
    sources: ['src/server/operator/!(operator-command).ts'],
  },
  {
    ...server('uptake', [
      'src/server/experiments/*.test.ts',
      'src/server/operator/experiments.api.test.ts',
      'src/server/overview/*.api.test.ts',
      'src/server/generation/{priority,write-by-browser}.api.test.ts',
    ]),
    sources: ['src/server/{uptake,experiments}/*.ts'],
  },
  {
    name: 'reading',
    sources: ['src/server/{reading,replies}/*.ts'],
    tests: ['src/server/reading/!(reading-time).test.ts', 'src/server/replies/*.test.ts'],
    setUp: [],
    leastPercent: 80, // asked since 26 November, when it was 62; 88 of all by now
  },
  {
    name: 'hooks',
    sources: [
      'src/web/**/use-*.ts',
      'src/web/home/{desk,generate,revise,kept-desk,describe-reset}.ts',
      'src/web/{session/stored-values,premium/describe-price}.ts',
      'src/web/operator/{describe-gift,overview/show-figures}.ts',
    ],
    tests: [
      'src/web/**/*.test.ts',
      'e2e/{account,choices,favourites,live,main-job,model,moment,navigation}.test.ts',
      'e2e/{operators*,pages,premium,remembered,tones,verification,waiting}.test.ts',
    ],
    setUp: ['e2e/set-up.ts', 'src/server/testing/set-up-postgres.ts'],
  },
];
