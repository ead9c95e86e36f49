import { createTokenRoute } from '@daybook/react/server';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import { booksProxy } from './booksProxy.ts';
import { signedInUser, signIn } from './session.ts';

const { BOOKS_URL, BOOKS_CLIENT_ID, BOOKS_CLIENT_SECRET, PORT = '3000' } = process.env;
const app = express();

const booksToken = createTokenRoute({
  baseUrl: BOOKS_URL,
  clientId: BOOKS_CLIENT_ID,
  clientSecret: BOOKS_CLIENT_SECRET,
  userId: signedInUser,
});
const proxy = (request: Request) =>
  booksProxy(request, {
    path: '/books-api',
    serviceUrl: BOOKS_URL,
    isSignedIn: async () => (await signedInUser(request)) !== null,
  });

// Before body parsers such as express.json(), which would consume the body. Not app.use(), which would remove the path.
app.post('/api/books-token', getRequestListener(booksToken));
app.all('/books-api/*path', getRequestListener(proxy));

// Replace with your own sign-in.
app.get(
  '/api/session',
  getRequestListener(async (request) => Response.json({ userId: await signedInUser(request) })),
);
app.post('/api/sign-in', async (_req, res) => {
  await signIn(res, 'usr_owner');
  res.redirect(303, '/');
});

app.use(express.static('dist'));
app.get('/*path', (_req, res) => res.sendFile('dist/index.html', { root: '.' }));

app.listen(Number(PORT), '127.0.0.1', () => console.log(`Ready on http://127.0.0.1:${PORT}`));
