import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapGetter,
} from '@opentelemetry/api';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { findRoute } from './find-route.ts';

/** Of the few that are asked for: a list of all is made of strings that nobody reads. */
const HEADERS: TextMapGetter<HonoRequest> = {
  get: (request, name) => request.header(name),
  keys: (request) => Object.keys(request.header()),
};

/**
 * A span for each request, below the caller's where it names one. Holds the route, never an
 * address with its query: nothing of a person.
 */
export const traceRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  const parent = propagation.extract(context.active(), c.req, HEADERS);
  const { method } = c.req;
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  const tracer = trace.getTracer('riposte');
  await tracer.startActiveSpan(method, options, parent, async (span) => {
    try {
      await next();
      const route = findRoute(c);
      if (route !== null) {
        span.updateName(`${method} ${route}`);
        span.setAttribute('http.route', route);
      }
      span.setAttribute('http.response.status_code', c.res.status);
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    } finally {
      span.end();
    }
  });
};
