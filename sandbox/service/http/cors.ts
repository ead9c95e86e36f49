import { cors } from 'hono/cors';

const localOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** Lets pages of this machine call the service from the browser, whatever port they are on; nobody else's. */
export const localCors = cors({
  origin: (origin) => (localOrigin.test(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});
