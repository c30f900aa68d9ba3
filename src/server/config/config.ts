import { DEFAULT_WORDING } from '#contract/errors.ts';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { decodePart } from './decode-part.ts';
import { findWeakSettings } from './find-weak-settings.ts';
import { isLoopbackHost } from './loopback.ts';
import { SETTINGS, type Setting, type SettingName, type SettingValues } from './settings.ts';

/** Every setting, checked and arranged by the part that uses it. */
export type Config = ReturnType<typeof arrange>;

/** Settings that cannot be used, one readable line each. Secrets are not repeated in it. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/**
 * Reads and checks every setting. An empty value counts as unset.
 * @param environment name to text, as `process.env`
 * @throws ConfigError naming each wrong setting, what it got and what it wants
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
      const got = environment[name]?.trim() || undefined;
      const read = setting.schema.safeParse(got);
      if (read.success) return [name, read.data];
      const shown = setting.isSecret === true ? 'a value that is not shown' : JSON.stringify(got);
      problems.push(`${name} is ${shown}, but must be ${read.error.issues[0]?.message}.`);
      return [name, undefined];
    }),
  ) as SettingValues; // every name of SETTINGS is mapped to its schema's output, or a problem ends this
  if (problems.length === 0) problems.push(...findContradictions(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return arrange(values);
}

/** The configuration once the port is known: with PORT=0 the address people open follows it. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.hasPublicUrl ? config.publicUrl : `http://localhost:${port}`;
  return { ...config, port, publicUrl };
}

/**
 * The configuration where a model on this machine writes: it reads as fast as the machine can. What was set
 * stays as it was set.
 */
export function withOwnModel(config: Config): Config {
  const { firstReplyTimeoutMs, totalTimeoutMs } = config.ownModel;
  return { ...config, writer: { ...config.writer, firstReplyTimeoutMs, totalTimeoutMs } };
}

function arrange(values: SettingValues) {
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const isForOthers = isOpenToOthers(values);
  const dailyLimits = DAILY_LIMITS;
  return {
    isProduction,
    /** In production, or where PUBLIC_URL is not this machine: nothing may be handed to whoever comes. */
    isForOthers,
    port: values.PORT,
    host: values.HOST ?? null,
    /** An origin: no path, no slash at the end. */
    publicUrl,
    /** False when PUBLIC_URL follows from the port, which may only be known once listening. */
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    isSecure: publicUrl.startsWith('https:'),
    trustedProxyHops: values.TRUST_PROXY,
    modelMirror: values.MODEL_MIRROR,
    debugTools: values.DEBUG_TOOLS ?? !isForOthers,
    siteFile: values.SITE_FILE,
    modelPricesFile: values.MODEL_PRICES_FILE,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Every value that must not be shown, for the log to leave out. */
    secrets: listSecrets(values),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    database: {
      url: values.DATABASE_URL ?? null,
      /** Null: `url` is the server's own address. */
      directUrl: values.DATABASE_DIRECT_URL ?? null,
      dataDir: values.DATA_DIR,
    },
    /** What screens and sentences name. */
    wording: { signInName: values.OIDC_NAME ?? DEFAULT_WORDING.signInName, ...dailyLimits },
    dailyLimits,
    /** Null: sandbox sign-in. */
    signIn:
      values.GOOGLE_CLIENT_ID !== undefined && values.GOOGLE_CLIENT_SECRET !== undefined
        ? {
            issuer: values.OIDC_ISSUER ?? 'https://accounts.google.com',
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
          }
        : null,
    writer: {
      model: values.AI_MODEL ?? null,
      fallbackModel: values.AI_FALLBACK_MODEL ?? null,
      modelNames: values.AI_ALLOW_MODEL_NAME,
      firstReplyTimeoutMs: values.AI_FIRST_REPLY_TIMEOUT_MS ?? 15_000,
      totalTimeoutMs: values.AI_TOTAL_TIMEOUT_MS ?? 45_000,
      parallelLimit: values.AI_PARALLEL_LIMIT,
      /** Null: no end. */
      houseTokensADay: values.AI_TOKENS_A_DAY ?? null,
      personTokensADay: values.AI_TOKENS_A_DAY_PER_PERSON ?? null,
      googleKey: values.GOOGLE_GENERATIVE_AI_API_KEY ?? null,
      openaiKey: values.OPENAI_API_KEY ?? null,
      anthropicKey: values.ANTHROPIC_API_KEY ?? null,
      compatibleBaseUrl: values.OPENAI_COMPATIBLE_BASE_URL ?? null,
      compatibleKey: values.OPENAI_COMPATIBLE_API_KEY ?? null,
    },
    /** Its times are what `withOwnModel` puts in place of the writer's. */
    ownModel: {
      firstReplyTimeoutMs: values.AI_FIRST_REPLY_TIMEOUT_MS ?? 60_000,
      totalTimeoutMs: values.AI_TOTAL_TIMEOUT_MS ?? 120_000,
      parallelLimit: 1,
    },
    /** Encrypt what operators keep: the first does, all of them open. */
    settingsKeys: [values.SETTINGS_KEY, values.SETTINGS_KEY_BEFORE].filter(
      (secret) => secret !== undefined,
    ),
    /** Null: sandbox checkout. */
    commerce:
      values.COMMERCE_API_KEY === undefined
        ? null
        : {
            apiKey: values.COMMERCE_API_KEY,
            companyId: values.COMMERCE_COMPANY_ID ?? '',
            planId: values.COMMERCE_PLAN_ID ?? '',
            productId: values.COMMERCE_PRODUCT_ID ?? '',
            webhookSecret: values.COMMERCE_WEBHOOK_SECRET ?? '',
            apiBase: values.COMMERCE_API_BASE ?? 'https://api.whop.com/api/v1',
            checkoutOrigin: values.COMMERCE_CHECKOUT_ORIGIN ?? 'https://whop.com',
            apiVersion: values.COMMERCE_API_VERSION,
          },
    operator: { email: values.OPERATOR_EMAIL ?? null, password: values.OPERATOR_PASSWORD ?? null },
    premiumUserIds: values.PREMIUM_USER_IDS,
    /** Whether visitors generate, counted by address. */
    anonymousGenerations: values.ANONYMOUS_GENERATIONS,
    /** Whether posts are fetched by their address. */
    postFetching: values.POST_FETCHING,
    humanVerification: {
      kind: values.HUMAN_VERIFICATION,
      turnstileSiteKey: values.TURNSTILE_SITE_KEY ?? null,
      turnstileSecretKey: values.TURNSTILE_SECRET_KEY ?? null,
    },
  };
}

const WITH_COMMERCE_KEY = [
  'COMMERCE_COMPANY_ID',
  'COMMERCE_PLAN_ID',
  'COMMERCE_PRODUCT_ID',
  'COMMERCE_WEBHOOK_SECRET',
] as const;
/** A server of one's own takes any word for a key, such as its name, which a log says often. */
const SHORTEST_COMPATIBLE_KEY = 16;

function listSecrets(values: SettingValues): string[] {
  const named = Object.entries<Setting<unknown>>(SETTINGS).filter(([, { isSecret }]) => isSecret);
  return named.flatMap(([name]) => {
    const value = values[name as SettingName]; // a key of SETTINGS
    if (typeof value !== 'string') return [];
    const isAnyWord =
      name === 'OPENAI_COMPATIBLE_API_KEY' && value.length < SHORTEST_COMPATIBLE_KEY;
    if (isAnyWord) return [];
    // What repeats an address seldom repeats all of it.
    const password = URL.canParse(value) ? new URL(value).password : '';
    return [value, password, decodePart(password)].filter((part) => part !== '');
  });
}

function findContradictions(values: SettingValues): string[] {
  const problems: string[] = [];
  const needs = (name: SettingName, others: readonly SettingName[]) => {
    if (values[name] === undefined) return;
    const missing = others.filter((other) => values[other] === undefined);
    if (missing.length > 0) {
      problems.push(`${name} is set, but ${missing.join(', ')} must be set with it.`);
    }
  };
  needs('GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']);
  needs('GOOGLE_CLIENT_SECRET', ['GOOGLE_CLIENT_ID']);
  needs('DATABASE_DIRECT_URL', ['DATABASE_URL']);
  needs('OIDC_ISSUER', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  needs('OIDC_NAME', ['OIDC_ISSUER']);
  needs('COMMERCE_API_KEY', WITH_COMMERCE_KEY);
  for (const name of WITH_COMMERCE_KEY) needs(name, ['COMMERCE_API_KEY']);
  needs('SETTINGS_KEY_BEFORE', ['SETTINGS_KEY']);
  needs('OPERATOR_EMAIL', ['OPERATOR_PASSWORD']);
  needs('OPERATOR_PASSWORD', ['OPERATOR_EMAIL']);
  problems.push(
    ...findMissingModelKeys('AI_MODEL', values),
    ...findMissingModelKeys('AI_FALLBACK_MODEL', values),
  );
  if (values.HUMAN_VERIFICATION === 'turnstile') {
    for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const) {
      if (values[name] === undefined) {
        problems.push(`HUMAN_VERIFICATION is "turnstile", so ${name} must be set.`);
      }
    }
  }
  if (values.NODE_ENV === 'production') problems.push(...findUnsafeForProduction(values));
  problems.push(...findUnsafeSandboxes(values));
  return problems;
}

function findMissingModelKeys(
  name: 'AI_MODEL' | 'AI_FALLBACK_MODEL',
  values: SettingValues,
): string[] {
  const keyOf = {
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
    openai: 'OPENAI_API_KEY',
    anthropic: 'ANTHROPIC_API_KEY',
    'openai-compatible': 'OPENAI_COMPATIBLE_BASE_URL',
  } as const;
  const provider = values[name]?.split(':')[0];
  if (provider === undefined || !(provider in keyOf)) return [];
  const key = keyOf[provider as keyof typeof keyOf]; // checked by `in` above
  return values[key] === undefined ? [`${name} names ${provider}, so ${key} must be set.`] : [];
}

function findUnsafeForProduction(values: SettingValues): string[] {
  const needsAddress =
    'NODE_ENV is "production", so PUBLIC_URL must be set to the address people open.';
  return [...(values.PUBLIC_URL === undefined ? [needsAddress] : []), ...findWeakSettings(values)];
}

/** Whether others than who started it can open it. */
function isOpenToOthers({ NODE_ENV, PUBLIC_URL }: SettingValues): boolean {
  const isLocal = PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname);
  return NODE_ENV === 'production' || !isLocal;
}

/** A sandbox that others can open needs consent by its name; one that signs in for real money never gets it. */
function findUnsafeSandboxes(values: SettingValues): string[] {
  const problems: string[] = [];
  const { NODE_ENV, PUBLIC_URL, ALLOW_SANDBOX, GOOGLE_CLIENT_ID, COMMERCE_API_KEY } = values;
  const why =
    NODE_ENV === 'production'
      ? 'NODE_ENV is "production"'
      : `PUBLIC_URL is "${PUBLIC_URL}", which is not this machine`;
  const mayRun = (part: 'sign-in' | 'checkout') =>
    !isOpenToOthers(values) || ALLOW_SANDBOX.includes(part);
  if (GOOGLE_CLIENT_ID === undefined && !mayRun('sign-in')) {
    problems.push(
      `${why}, so GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set (or ALLOW_SANDBOX=sign-in for a demonstration, in which anyone can be anyone).`,
    );
  }
  if (COMMERCE_API_KEY === undefined && !mayRun('checkout')) {
    problems.push(
      `${why}, so the COMMERCE_ settings must be set (or ALLOW_SANDBOX=checkout for a demonstration, in which nobody pays).`,
    );
  }
  if (GOOGLE_CLIENT_ID === undefined && COMMERCE_API_KEY !== undefined) {
    problems.push(
      'COMMERCE_API_KEY is set, so GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set: in the sandbox sign-in anyone can be anyone, also who has paid.',
    );
  }
  return problems;
}
