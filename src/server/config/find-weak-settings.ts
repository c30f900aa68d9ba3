import { decodePart } from './decode-part.ts';
import { isLoopbackHost } from './loopback.ts';
import type { SettingName, SettingValues } from './settings.ts';

/**
 * The fewest characters of each secret in production. What others issue is longer; a shorter one is
 * a placeholder. OPENAI_COMPATIBLE_API_KEY is missing: servers of one's own take any word.
 */
const LEAST_CHARACTERS = {
  GOOGLE_CLIENT_SECRET: 16,
  COMMERCE_API_KEY: 16,
  COMMERCE_WEBHOOK_SECRET: 24,
  GOOGLE_GENERATIVE_AI_API_KEY: 16,
  OPENAI_API_KEY: 16,
  ANTHROPIC_API_KEY: 16,
  TURNSTILE_SECRET_KEY: 16,
  METRICS_TOKEN: 32,
} as const satisfies Partial<Record<SettingName, number>>;
const LEAST_DATABASE_PASSWORD = 12;

/** Asked by this server. On its own machine nobody listens in. */
const ASKED_BY_SERVER = [
  'OPENAI_COMPATIBLE_BASE_URL',
  'COMMERCE_API_BASE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;
/** Opened by people's browsers too, whose own machine is another one. */
const OPENED_BY_PEOPLE = ['PUBLIC_URL', 'OIDC_ISSUER', 'COMMERCE_CHECKOUT_ORIGIN'] as const;

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const;
/** Those that leave the choice to the server are not among them. */
const TLS_SAID = ['require', 'verify-ca', 'verify-full', 'no-verify', 'disable'];

/**
 * What would be weak in production: secrets that can be guessed, and ways on which others can listen.
 * @returns a readable line each, without the value of a secret
 */
export function findWeakSettings(values: SettingValues): string[] {
  return [
    ...findShortSecrets(values),
    ...findPlainAddresses(values),
    ...findPlainDatabases(values),
  ];
}

function findShortSecrets(values: SettingValues): string[] {
  return Object.entries(LEAST_CHARACTERS).flatMap(([name, least]) => {
    const length = values[name as keyof typeof LEAST_CHARACTERS]?.length ?? least; // a key of it
    if (length >= least) return [];
    return [`${name} has ${length} characters, but must have at least ${least} in production.`];
  });
}

function findPlainAddresses(values: SettingValues): string[] {
  const isPublicLocal =
    values.PUBLIC_URL !== undefined && isLoopbackHost(new URL(values.PUBLIC_URL).hostname);
  const mustBeSafe = (name: SettingName, mayBeLocal: boolean) => {
    const value = values[name];
    if (typeof value !== 'string' || value.startsWith('https:')) return [];
    if (mayBeLocal && isLoopbackHost(new URL(value).hostname)) return [];
    return [`${name} is "${value}", but must begin with https: in production.`];
  };
  return [
    ...OPENED_BY_PEOPLE.flatMap((name) => mustBeSafe(name, isPublicLocal)),
    ...ASKED_BY_SERVER.flatMap((name) => mustBeSafe(name, true)),
  ];
}

function findPlainDatabases(values: SettingValues): string[] {
  return DATABASES.flatMap((name) => {
    const address = values[name];
    if (address === undefined) return [];
    const { hostname, password, searchParams } = new URL(address);
    const host = decodePart(searchParams.get('host') ?? hostname);
    if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return [];
    const problems: string[] = [];
    if (!TLS_SAID.includes(searchParams.get('sslmode') ?? '')) {
      problems.push(
        `${name} leads to another machine, so it must say in production how its connection is kept ` +
          'from others: ?sslmode=verify-full (with &sslrootcert=FILE for a certificate authority ' +
          'of your own), or ?sslmode=disable where the network itself does.',
      );
    }
    const { length } = decodePart(password || (searchParams.get('password') ?? ''));
    if (length > 0 && length < LEAST_DATABASE_PASSWORD) {
      problems.push(
        `${name} has a password of ${length} characters, but it must have at least ` +
          `${LEAST_DATABASE_PASSWORD} in production.`,
      );
    }
    return problems;
  });
}
