/** The routes that no page calls, by their names, as `ADDRESSES` has the others. */
export const OUTSIDE_ADDRESSES = {
  readAddress: 'GET /api/ip',
  takeCommerceEvent: 'POST /api/webhooks/commerce',
  finishSignIn: 'GET /api/auth/callback',
  readOpenapi: 'GET /api/openapi.json',
  readDocs: 'GET /api/docs',
  readHealth: 'GET /healthz',
  readReadiness: 'GET /readyz',
  readMetrics: 'GET /metrics',
} as const;
