import type { Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { RouteName } from '#contract/addresses.ts';
import {
  getRoute,
  type AnswerOf,
  type BodyOf,
  type CallerOf,
  type HasAnswer,
  type IsOther,
  type ParamsOf,
  type QueryOf,
  type Route,
} from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { isPlainText } from '#contract/plain-text.ts';
import type { Caller } from '#contract/route.ts';
import type { AppEnv } from './app-env.ts';
import { readJsonBody } from './read-json-body.ts';
import type { Operator, SignedInUser } from './callers.ts';

/** Who is let in, by what the contract says of a route; each throws for anybody else. */
export interface Guards {
  'signed-in': Guard<{ user: SignedInUser }>;
  premium: Guard<{ user: SignedInUser }>;
  operator: Guard<{ operator: Operator }>;
}

/** @returns what it found out about the caller, which the handler gets */
export type Guard<Found> = (c: Context<AppEnv>, route: Route) => Promise<Found>;

type FoundOf<Name extends RouteName> =
  CallerOf<Name> extends keyof Guards ? Awaited<ReturnType<Guards[CallerOf<Name>]>> : unknown;

/** A request that was let in, with its parts read by the contract. */
export type Visit<Name extends RouteName, Found = FoundOf<Name>> = Found & {
  c: Context<AppEnv>;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
};

/** What the contract promises; a response of its own only where that may be other than JSON. */
type Answer<Name extends RouteName> =
  | (HasAnswer<Name> extends true ? Sendable<AnswerOf<Name>> : NoAnswer<Name>)
  | (IsOther<Name> extends true ? Response : never);

type NoAnswer<Name extends RouteName> = IsOther<Name> extends true ? never : void;

/** Becomes the type when it is sent: a date is a string by then. */
export type Sendable<Type> = string extends Type
  ? Type | Date
  : Type extends object
    ? { [Key in keyof Type]: Sendable<Type[Key]> }
    : Type;

export type Door = ReturnType<typeof createDoor>;

/**
 * The way into the application: each route of the contract is let in by its guard, read by its
 * schemas, in this order, and answered with its status. Its handler does the rest.
 */
export function createDoor(app: Hono<AppEnv>, guards: Guards) {
  return {
    /**
     * @param handler may set another status of success by `c.status`
     * @param guard instead of the one of the contract, where the work itself finds out who calls
     */
    handle<Name extends RouteName, Found = FoundOf<Name>>(
      name: Name,
      handler: (visit: Visit<Name, Found>) => Promise<Answer<Name>> | Answer<Name>,
      guard?: Guard<Found>,
    ): void {
      const route = getRoute(name);
      const { method, path, who, query, body, status } = route;
      const letIn: Guard<unknown> = guard ?? findGuard(who, guards);
      app.on(method, path, async (c) => {
        const visit = {
          ...((await letIn(c, route)) as object | undefined),
          c,
          params: readParams(c.req.param()),
          query: query?.parse(c.req.query()),
          body: body === undefined ? undefined : await readJsonBody(c, body),
        };
        c.status(status as StatusCode);
        // By the contract, which the parts were just read by.
        const answer: unknown = await handler(visit as unknown as Visit<Name, Found>);
        if (answer instanceof Response) return answer;
        return answer === undefined ? c.body(null) : c.json(answer);
      });
    },
  };
}

/** @throws AppError not_found for what nothing can be called by */
function readParams(params: Record<string, string>): Record<string, string> {
  if (!Object.values(params).every((text) => isPlainText(text))) throw new AppError('not_found');
  return params;
}

/** Nobody stands before what is for anyone, or for who proves themselves to the handler. */
function findGuard(who: Caller, guards: Guards): Guard<unknown> {
  return who in guards ? guards[who as keyof Guards] : () => Promise.resolve();
}
