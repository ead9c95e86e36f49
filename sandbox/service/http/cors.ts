import { cors } from 'hono/cors';

const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Lets pages of the origins named call the service from the browser; nobody else's.
 * @param allowed `https://app.example`; undefined for the pages of this machine, whatever port they are on.
 */
export function corsFor(allowed: readonly string[] | undefined) {
  const isAllowed = (origin: string) => allowed?.includes(origin) ?? local.test(origin);
  return cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    // The last three are the parameters of the v5 style.
    allowHeaders: ['Authorization', 'Content-Type', 'limit', 'cursor', 'lastUpdatedDate'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
