import { z } from 'zod';

/** One setting of the environment: what it is for, what unset means, and what is accepted. */
export interface Setting<Value> {
  /** Comment lines for `.env.example`. */
  about: string;
  /** What unset means, in words. */
  unset: string;
  /** A value that may be copied, shown commented out. */
  example: string;
  /** True when its value must never be shown, not even in an error. */
  isSecret?: boolean;
  /** Reads the trimmed text, or undefined when unset. Its message says what is wanted. */
  schema: z.ZodType<Value, string | undefined>;
}

/** Separated by commas. */
const names = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
const text = z.string().optional();
const whole = (wants: string, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, wants)
    .transform(Number)
    .refine((number) => number >= min && number <= max, wants);
const tokensWanted = 'a whole number of tokens from 1000 to 999999999999';
const tokens = z
  .string()
  .regex(/^[1-9]\d{3,11}$/, tokensWanted)
  .transform(Number);
const flag = (wants: string) => z.enum(['0', '1'], wants).transform((value) => value === '1');
const sandboxPartsWanted =
  'sign-in, checkout, or both by a comma: each sandbox part is allowed by its name (1 allows nothing any more)';
const sandboxParts = z
  .string()
  .transform((names) => names.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(['sign-in', 'checkout'], sandboxPartsWanted)));
const address = (wants: string, protocol = /^https?$/) =>
  z.url({ protocol, error: wants }).transform((value) => value.replace(/\/+$/, ''));
const postgresAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    hostname: /.*/,
    error: 'postgres://user:password@host:port/database',
  })
  .optional();
const model = z
  .string()
  .regex(
    /^(builtin|(google|openai|anthropic|openai-compatible):\S+)$/,
    'provider:model with provider google, openai, anthropic or openai-compatible; or builtin',
  );
const millisecondsWanted = 'a whole number of milliseconds from 100 to 600000';

/** Every setting, in the order of `.env.example`. Names and meanings are those of the contract. */
export const SETTINGS = {
  PORT: {
    about: 'Port to listen on. 0 takes any free port.',
    unset: '3000',
    example: '3000',
    schema: whole('a whole number from 0 to 65535', { min: 0, max: 65_535 }).default(3000),
  },
  HOST: {
    about: 'Address to listen on.',
    unset:
      'this machine only (127.0.0.1 and ::1) while PUBLIC_URL is on localhost, else every address',
    example: '0.0.0.0',
    schema: z.string().min(1, 'a host name or IP address').optional(),
  },
  PUBLIC_URL: {
    about: 'The address people open. Sign-in returns to it.',
    unset: 'http://localhost:PORT',
    example: 'https://riposte.example',
    schema: address(
      'an address with http or https and without a path, such as https://riposte.example',
    )
      .refine(
        (value) => URL.canParse(value) && new URL(value).pathname === '/',
        'an address without a path, such as https://riposte.example',
      )
      .transform((value) => new URL(value).origin)
      .optional(),
  },
  NODE_ENV: {
    about: 'production refuses every sandbox part that ALLOW_SANDBOX does not name.',
    unset: 'development',
    example: 'production',
    schema: z
      .enum(['development', 'production', 'test'], 'development, production or test')
      .default('development'),
  },
  ALLOW_SANDBOX: {
    about:
      'Sandbox parts that may run in production, or where PUBLIC_URL is not this machine (a\ndemonstration): sign-in lets anyone be anyone, at checkout nobody pays.',
    unset: 'none',
    example: 'sign-in,checkout',
    schema: sandboxParts.default([]),
  },
  DATABASE_URL: {
    about:
      'A PostgreSQL server. Use one for anything that must survive a power cut. In production one on\nanother machine says its sslmode: verify-full (sslrootcert=FILE for an authority of your own),\nor disable where the network itself keeps others out.',
    unset: 'embedded PGlite in DATA_DIR',
    example: 'postgres://riposte:password@localhost:5432/riposte',
    isSecret: true,
    schema: postgresAddress,
  },
  DATABASE_DIRECT_URL: {
    about:
      "The server's own address, when DATABASE_URL is that of a pooler in front of it (pgbouncer\nin transaction mode). Notifications and migrations go there.",
    unset: "DATABASE_URL is the server's own address",
    example: 'postgres://riposte:password@localhost:5432/riposte',
    isSecret: true,
    schema: postgresAddress,
  },
  DATA_DIR: {
    about: 'Folder of the embedded database. One process at a time uses it.',
    unset: './data',
    example: './data',
    schema: z.string().min(1, 'a folder').default('./data'),
  },
  GOOGLE_CLIENT_ID: {
    about:
      'Google sign-in: an OAuth client of type "Web application" whose redirect address is\nPUBLIC_URL/api/auth/callback.',
    unset: 'sandbox sign-in',
    example: '1234-abc.apps.googleusercontent.com',
    schema: text,
  },
  GOOGLE_CLIENT_SECRET: {
    about: 'Goes with GOOGLE_CLIENT_ID.',
    unset: 'sandbox sign-in',
    example: 'GOCSPX-…',
    isSecret: true,
    schema: text,
  },
  OIDC_ISSUER: {
    about: 'Any other OpenID provider, with the two above.',
    unset: 'https://accounts.google.com',
    example: 'https://login.example.org',
    schema: address('the address of an OpenID issuer').optional(),
  },
  OIDC_NAME: {
    about: 'What that provider is called, on the sign-in button and in every sentence.',
    unset: 'Google',
    example: 'Example ID',
    schema: z.string().max(40, 'at most 40 characters').optional(),
  },
  AI_MODEL: {
    about:
      'Who writes: provider:model, provider one of google, openai, anthropic, openai-compatible;\nor builtin.',
    unset:
      "what an operator chose in the tab 'Writer', else the first provider whose key is set, else a model of npm run model, else (not in production) a chat model served here, else builtin",
    example: 'openai-compatible:llama3.2',
    schema: model.optional(),
  },
  AI_FALLBACK_MODEL: {
    about: 'Who writes when AI_MODEL fails before its first reply; written like AI_MODEL.',
    unset: 'nobody',
    example: 'builtin',
    schema: model.optional(),
  },
  AI_ALLOW_MODEL_NAME: {
    about:
      "Other models of AI_MODEL's provider, separated by commas, that a request's modelName may pick.",
    unset: 'none: modelName is ignored',
    example: 'gpt-4.1,gpt-4.1-nano',
    // It was a switch once: a model called 1 is nobody's wish.
    schema: names.refine(
      (listed) => !listed.includes('1'),
      'the names of models, separated by commas (1 allows nothing any more)',
    ),
  },
  AI_FIRST_REPLY_TIMEOUT_MS: {
    about: 'How long the first reply may take.',
    unset: '15000; 60000 where a model of npm run model writes, or a server on this machine',
    example: '15000',
    schema: whole(millisecondsWanted, { min: 100, max: 600_000 }).optional(),
  },
  AI_TOTAL_TIMEOUT_MS: {
    about: 'How long a whole generation may take.',
    unset:
      '45000; 120000 where a model of npm run model writes, or a server on this machine that the settings name or the start finds',
    example: '45000',
    schema: whole(millisecondsWanted, { min: 100, max: 600_000 }).optional(),
  },
  AI_PARALLEL_LIMIT: {
    about:
      'How many generations each instance asks the model for at once; more wait, premium first.',
    unset: '16; a model of npm run model always writes one at a time',
    example: '16',
    schema: whole('a whole number from 1 to 1000', { min: 1, max: 1000 }).default(16),
  },
  MODEL_MIRROR: {
    about:
      'Where npm run model downloads from: a mirror of huggingface.co with the same paths. A proxy is set\nby HTTPS_PROXY and NO_PROXY.',
    unset: 'https://huggingface.co',
    example: 'https://models.riposte.example',
    schema: address('an address such as https://models.riposte.example').default(
      'https://huggingface.co',
    ),
  },
  AI_TOKENS_A_DAY: {
    about:
      'Tokens that models may read and write in a UTC day, by all instances together. Then nobody\ngenerates until midnight; the log says so at eight tenths and at the end.',
    unset: 'as many as are asked for',
    example: '20000000',
    schema: tokens.optional(),
  },
  AI_TOKENS_A_DAY_PER_PERSON: {
    about: 'The same for each person, and for each address of visitors.',
    unset: 'as many as their uses come to',
    example: '200000',
    schema: tokens.optional(),
  },
  GOOGLE_GENERATIVE_AI_API_KEY: {
    about: 'Key for google models.',
    unset: 'that provider is off',
    example: 'AIza…',
    isSecret: true,
    schema: text,
  },
  OPENAI_API_KEY: {
    about: 'Key for openai models.',
    unset: 'that provider is off',
    example: 'sk-…',
    isSecret: true,
    schema: text,
  },
  ANTHROPIC_API_KEY: {
    about: 'Key for anthropic models.',
    unset: 'that provider is off',
    example: 'sk-ant-…',
    isSecret: true,
    schema: text,
  },
  OPENAI_COMPATIBLE_BASE_URL: {
    about:
      'Any endpoint that speaks the OpenAI API: Groq, OpenRouter, Ollama, LM Studio, llama.cpp, vLLM.',
    unset: 'that provider is off',
    example: 'http://localhost:11434/v1',
    schema: address('an address such as http://localhost:11434/v1').optional(),
  },
  OPENAI_COMPATIBLE_API_KEY: {
    about: 'Its key, where it wants one.',
    unset: 'no key is sent',
    example: 'gsk_…',
    isSecret: true,
    schema: text,
  },
  SETTINGS_KEY: {
    about:
      "Encrypts the keys of models that operators keep in the tab 'Writer', such as `openssl rand -hex 32`\nprints it; the same for all instances.",
    unset:
      'with the embedded database on this machine a file in DATA_DIR, made when it is needed; elsewhere no keys are kept',
    example: 'at least 32 random characters',
    isSecret: true,
    schema: z.string().min(32, 'at least 32 characters').optional(),
  },
  SETTINGS_KEY_BEFORE: {
    about: 'The SETTINGS_KEY before the present one, until everything is saved with that one.',
    unset: 'the present one alone opens what is kept',
    example: 'at least 32 random characters',
    isSecret: true,
    schema: z.string().min(32, 'at least 32 characters').optional(),
  },
  COMMERCE_API_KEY: {
    about: 'Premium is sold through Whop. Set all five, or none for the sandbox checkout.',
    unset: 'sandbox checkout',
    example: 'apik_…',
    isSecret: true,
    schema: text,
  },
  COMMERCE_COMPANY_ID: {
    about: 'The company that sells.',
    unset: 'sandbox checkout',
    example: 'biz_…',
    schema: text,
  },
  COMMERCE_PLAN_ID: {
    about: 'The plan that is premium.',
    unset: 'sandbox checkout',
    example: 'plan_…',
    schema: text,
  },
  COMMERCE_PRODUCT_ID: {
    about: 'The product that the plan belongs to.',
    unset: 'sandbox checkout',
    example: 'prod_…',
    schema: text,
  },
  COMMERCE_WEBHOOK_SECRET: {
    about: 'Secret of the webhook that calls PUBLIC_URL/api/webhooks/commerce.',
    unset: 'sandbox checkout',
    example: 'ws_…',
    isSecret: true,
    schema: text,
  },
  COMMERCE_API_BASE: {
    about: 'The commerce API.',
    unset: 'https://api.whop.com/api/v1 once a key is set',
    example: 'https://sandbox-api.whop.com/api/v1',
    schema: address('an address such as https://api.whop.com/api/v1').optional(),
  },
  COMMERCE_CHECKOUT_ORIGIN: {
    about: 'Where its checkout pages are.',
    unset: 'https://whop.com once a key is set',
    example: 'https://sandbox.whop.com',
    schema: address('an origin such as https://whop.com').optional(),
  },
  COMMERCE_API_VERSION: {
    about: "The commerce API's date version; other dates have other shapes.",
    unset: '2026-07-20',
    example: '2026-07-20',
    schema: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-07-20')
      .default('2026-07-20'),
  },
  OPERATOR_EMAIL: {
    about: 'The first operator, made at the first start.',
    unset: 'made and printed once in sandbox mode; refused in production',
    example: 'you@riposte.example',
    schema: z.email('an e-mail address').optional(),
  },
  OPERATOR_PASSWORD: {
    about: "The first operator's password.",
    unset: 'made and printed once in sandbox mode; refused in production',
    example: 'at least 12 characters',
    isSecret: true,
    schema: z.string().min(12, 'at least 12 characters').optional(),
  },
  PREMIUM_USER_IDS: {
    about: 'User ids that are premium without paying, separated by commas.',
    unset: 'nobody is on the whitelist',
    example: 'id1,id2',
    schema: names,
  },
  HUMAN_VERIFICATION: {
    about: 'off, altcha (self-hosted) or turnstile (with the two keys below).',
    unset: 'off',
    example: 'altcha',
    schema: z.enum(['off', 'altcha', 'turnstile'], 'off, altcha or turnstile').default('off'),
  },
  ANONYMOUS_GENERATIONS: {
    about:
      '1 lets visitors generate without signing in, each address as much as a free account. Better with\nHUMAN_VERIFICATION: addresses are cheap to programs.',
    unset: 'nobody generates signed out',
    example: '1',
    schema: flag('0 or 1').default(false),
  },
  POST_FETCHING: {
    about:
      '0: the words of a post are not fetched by its address, and the server asks no social network.\nOtherwise it asks X, Bluesky, five servers of Mastodon, Reddit, YouTube and TikTok, by https.',
    unset: 'they are fetched when a person pastes an address',
    example: '0',
    schema: flag('0 or 1').default(true),
  },
  TURNSTILE_SITE_KEY: {
    about: 'Goes with HUMAN_VERIFICATION=turnstile.',
    unset: 'turnstile is off',
    example: '0x…',
    schema: text,
  },
  TURNSTILE_SECRET_KEY: {
    about: 'Goes with HUMAN_VERIFICATION=turnstile.',
    unset: 'turnstile is off',
    example: '0x…',
    isSecret: true,
    schema: text,
  },
  TRUST_PROXY: {
    about: "How many trusted proxies stand in front. The visitor's address is read behind them.",
    unset: "0: the peer's address is the visitor's",
    example: '1',
    schema: whole('a whole number of trusted hops from 0 to 10', { min: 0, max: 10 }).default(0),
  },
  DEBUG_TOOLS: {
    about: "1 lets a click on the 'User ID' line switch what that browser shows.",
    unset: 'on outside production, off in it',
    example: '0',
    schema: flag('0 or 1').optional(),
  },
  SITE_FILE: {
    about: "Targets of the header's and footer's links.",
    unset: './site.json',
    example: './site.json',
    schema: z.string().min(1, 'a file').default('./site.json'),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'Traces go to this OpenTelemetry collector (OTLP over HTTP).',
    unset: 'no traces',
    example: 'http://localhost:4318',
    schema: address('an address such as http://localhost:4318').optional(),
  },
  MODEL_PRICES_FILE: {
    about: "What each model costs, for the operators' overview; as its provider tells.",
    unset: './model-prices.json',
    example: './model-prices.json',
    schema: z.string().min(1, 'a file').default('./model-prices.json'),
  },
  METRICS_TOKEN: {
    about: 'Lets /metrics be read from elsewhere, as Authorization: Bearer; then always asked.',
    unset: 'only this machine itself may read /metrics',
    example: 'at least 16 characters (32 in production)',
    isSecret: true,
    schema: z.string().min(16, 'at least 16 characters (32 in production)').optional(),
  },
  LOG_LEVEL: {
    about: 'What is logged: one line of JSON per event.',
    unset: 'info in production, else warn',
    example: 'info',
    schema: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'fatal, error, warn, info, debug or silent',
      )
      .optional(),
  },
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };
