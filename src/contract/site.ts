import { z } from 'zod';
import type { Wording } from './errors.ts';
import { MAX_MESSAGE_CHARACTERS } from './limits.ts';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';

const target = z.url({ protocol: /^https?$/ }).nullable();

/**
 * Where the header's and footer's links lead (`site.json`). Null: the built-in page where there is
 * one, else the link is not shown.
 */
export const siteLinksSchema = z.strictObject({
  contact: target,
  tools: target,
  shop: target,
  blog: target,
  terms: target,
  privacy: target,
  newsletter: target,
  feedback: target,
  social: z.array(
    z.strictObject({ label: z.string().min(1).max(40), url: z.url({ protocol: /^https?$/ }) }),
  ),
});

export type SiteLinks = z.infer<typeof siteLinksSchema>;

/** What a page needs to know about the installation before its first paint. */
export interface SiteFacts {
  links: SiteLinks;
  /** Whether the 'User ID' line may toggle what this browser shows. */
  debugTools: boolean;
  /** Parts that are stand-ins, each named on the page. */
  sandbox: { signIn: boolean; checkout: boolean };
  wording: Wording;
  /** The challenge that a person solves before generating. */
  humanVerification: 'off' | 'altcha' | 'turnstile';
  /** Whether visitors generate without signing in. */
  anonymousGenerations: boolean;
  /** Whether a post is fetched by its address. */
  postFetching: boolean;
  /**
   * Where replies come from the built-in writer, whether only this machine opens the page: then who sees it runs the
   * installation, and is told how to have a model.
   */
  builtinWriter: false | 'local' | 'public';
}

/**
 * Makes the words of the main page, before any script, for the page's root.
 * @param isNobody whether the browser has no session; else it is not known yet whose
 */
export type Prerender = (facts: SiteFacts, options: { isNobody: boolean }) => Promise<string>;

export const MESSAGE_KINDS = ['contact', 'feedback', 'newsletter'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Body of `POST /api/messages`: what Contact Us, Feedback and Newsletter store for the operator. */
export const messageRequestSchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS),
    email: z.union([z.literal(''), z.email('email_invalid').max(254, 'email_invalid')]).default(''),
    text: z
      .string()
      .trim()
      .max(MAX_MESSAGE_CHARACTERS, 'message_invalid')
      .refine(isPlainText, 'message_invalid')
      .default(''),
  })
  .refine((message) => message.kind === 'newsletter' || message.text !== '', 'message_invalid')
  .refine((message) => message.kind === 'feedback' || message.email !== '', 'email_invalid');

export type MessageRequest = z.input<typeof messageRequestSchema>;

export const addressSchema = z.object({
  ip: z.string().describe('An IP address, or anon-{random} where it cannot be told.'),
});

export const healthSchema = z.object({
  status: z.string(),
  database: z.string().optional(),
});

export const siteRoutes = {
  readAddress: { who: 'anyone', summary: "The visitor's address.", answer: addressSchema },
  sendMessage: {
    who: 'anyone',
    summary: 'Leaves a message for the operator: contact, feedback, or a newsletter address.',
    body: messageRequestSchema,
    answer: z.object({}),
    status: 201,
    errors: ['email_invalid', 'message_invalid', 'rate_limited'],
  },
  readOpenapi: { who: 'anyone', summary: 'This description.', type: 'application/json' },
  readDocs: { who: 'anyone', summary: 'This description as a page.', type: 'text/html' },
  readHealth: { who: 'platform', summary: 'The process answers.', answer: healthSchema },
  readReadiness: {
    who: 'platform',
    summary: 'The process can do its work; 503 when it cannot.',
    answer: healthSchema,
  },
  readMetrics: {
    who: 'platform',
    summary: 'How it goes, for Prometheus: from this machine, or with METRICS_TOKEN as bearer.',
    type: 'text/plain',
    errors: ['not_found'],
  },
} satisfies RoutesOfFeature;
