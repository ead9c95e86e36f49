import { createTokenRoute } from '@daybook/react/server';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { booksProxy } from './booksProxy.ts';
import { signedInUser, signIn } from './session.ts';

const { BOOKS_URL, BOOKS_CLIENT_ID, BOOKS_CLIENT_SECRET, PORT = '3000' } = process.env;
const app = new Hono();

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

app.use(serveStatic({ root: 'dist' }));
app.get('*', serveStatic({ path: 'dist/index.html' }));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`Ready on http://127.0.0.1:${port}`);
});
