import { cors } from 'hono/cors';

const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Allows cross-origin requests from these origins only.
 * @param allowed such as `https://app.example`; undefined for local origins on any port.
 */
export function corsFor(allowed: readonly string[] | undefined) {
  const isAllowed = (origin: string) => allowed?.includes(origin) ?? local.test(origin);
  return cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    // The last three are parameters of v5 lists.
    allowHeaders: ['Authorization', 'Content-Type', 'limit', 'cursor', 'lastUpdatedDate'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
