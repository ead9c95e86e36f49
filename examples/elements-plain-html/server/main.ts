import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTokenRoute } from '@daybook/react/server';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { booksProxy } from './booksProxy.ts';
import { signedInUser, signIn } from './session.ts';

const { BOOKS_URL, BOOKS_CLIENT_ID, BOOKS_CLIENT_SECRET, PORT = '3000' } = process.env;
const app = new Hono();

app.use(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', "default-src 'self'");
});

const booksToken = createTokenRoute({
  baseUrl: BOOKS_URL,
  clientId: BOOKS_CLIENT_ID,
  clientSecret: BOOKS_CLIENT_SECRET,
  userId: signedInUser,
});
app.post('/api/books-token', (c) => booksToken(c.req.raw));

app.all('/books-api/*', (c) =>
  booksProxy(c.req.raw, {
    path: '/books-api',
    serviceUrl: BOOKS_URL,
    isSignedIn: async (request) => (await signedInUser(request)) !== undefined,
  }),
);

// Replace with your own sign-in.
app.get('/api/session', async (c) => c.json({ userId: (await signedInUser(c.req.raw)) ?? null }));
app.post('/api/sign-in', async (c) => {
  await signIn(c, 'usr_owner');
  return c.redirect('/', 303);
});

// You can also copy these into your own static files.
const elements = dirname(fileURLToPath(import.meta.resolve('@daybook/react/elements/daybook.js')));
for (const path of ['/daybook.js', '/locales/*']) app.get(path, serveStatic({ root: elements }));
app.get('/favicon.ico', (c) => c.body(null, 204));
app.use(serveStatic({ root: 'page' }));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`Ready on http://127.0.0.1:${port}`);
});
