import type { z } from 'zod';
import { accountRoutes } from './account.ts';
import { ADDRESSES, type RouteName } from './addresses.ts';
import { OPERATOR_ADDRESSES } from './operator-addresses.ts';
import { OUTSIDE_ADDRESSES } from './outside-addresses.ts';
import { commerceRoutes } from './commerce.ts';
import type { ErrorCode } from './errors.ts';
import { favouriteRoutes } from './favourites.ts';
import { generationRoutes } from './generation.ts';
import { giftRoutes } from './gift.ts';
import { identityRoutes } from './identity.ts';
import { inboxRoutes } from './inbox.ts';
import { operatorRoutes } from './operator.ts';
import { overviewRoutes } from './overview.ts';
import { peopleRoutes } from './people.ts';
import { postRoutes } from './post.ts';
import { preferenceRoutes } from './preferences.ts';
import { LATER_ADDRESSES } from './later-addresses.ts';
import { uptakeRoutes } from './uptake.ts';
import { premiumRoutes } from './premium.ts';
import { profileRoutes } from './profile.ts';
import { listDoorErrors, type RouteDescription } from './route.ts';
import { siteRoutes } from './site.ts';
import { usageRoutes } from './usage.ts';
import { verificationRoutes } from './verification.ts';
import { experimentRoutes } from './experiments.ts';
import { writerSettingsRoutes } from './writer-settings.ts';

/**
 * Every route of the API. From it come the guards and the parsing of the server, the types of the
 * page's calls, the OpenAPI document, and the table of who may what that a test walks.
 */
const DESCRIPTIONS = {
  ...generationRoutes,
  ...postRoutes,
  ...uptakeRoutes,
  ...verificationRoutes,
  ...usageRoutes,
  ...profileRoutes,
  ...premiumRoutes,
  ...favouriteRoutes,
  ...preferenceRoutes,
  ...accountRoutes,
  ...identityRoutes,
  ...operatorRoutes,
  ...giftRoutes,
  ...peopleRoutes,
  ...overviewRoutes,
  ...inboxRoutes,
  ...commerceRoutes,
  ...writerSettingsRoutes,
  ...experimentRoutes,
  ...siteRoutes,
} satisfies Record<RouteName, RouteDescription>;

type Descriptions = typeof DESCRIPTIONS;

export interface Route extends RouteDescription {
  name: RouteName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  status: number;
  /** All that it may answer with. */
  errors: readonly ErrorCode[];
}

const ALL_ADDRESSES = {
  ...LATER_ADDRESSES,
  ...ADDRESSES,
  ...OPERATOR_ADDRESSES,
  ...OUTSIDE_ADDRESSES,
};

/** In the order of the addresses. */
export const ROUTES: readonly Route[] = (Object.keys(ALL_ADDRESSES) as RouteName[]).map(getRoute);

export function getRoute(name: RouteName): Route {
  const [method, path] = ALL_ADDRESSES[name].split(' ') as [Route['method'], Route['path']];
  const description: RouteDescription = DESCRIPTIONS[name];
  const { errors = [], ...rest } = description;
  const all = new Set([...listDoorErrors({ ...description, method }), ...errors]);
  return { status: 200, ...rest, name, method, path, errors: [...all] };
}

/** Who may call it, before anything is read. */
export type CallerOf<Name extends RouteName> = Descriptions[Name]['who'];

/** The parts of the path that differ, all strings. */
export type ParamsOf<Name extends RouteName> = Record<
  ParamNames<(typeof ALL_ADDRESSES)[Name]>,
  string
>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type SchemaOf<Name extends RouteName, Part extends 'query' | 'body' | 'answer'> =
  Descriptions[Name] extends Record<Part, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

/** The query as the server reads it. */
export type QueryOf<Name extends RouteName> = z.output<SchemaOf<Name, 'query'>>;

/** The body as it is sent. */
export type SentBodyOf<Name extends RouteName> = z.input<SchemaOf<Name, 'body'>>;

/** The body as the server reads it. */
export type BodyOf<Name extends RouteName> = z.output<SchemaOf<Name, 'body'>>;

/** The JSON it answers with. */
export type AnswerOf<Name extends RouteName> = z.output<SchemaOf<Name, 'answer'>>;

/** Whether it answers with JSON. */
export type HasAnswer<Name extends RouteName> = Descriptions[Name] extends { answer: z.ZodType }
  ? true
  : false;

/** Whether it may answer with something else than JSON, or must. */
export type IsOther<Name extends RouteName> = Descriptions[Name] extends { type: string }
  ? true
  : false;
