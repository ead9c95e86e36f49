import { createTokenRoute } from '@daybook/react/server';
import { type Context, Hono } from 'hono';
import { booksProxy } from './booksProxy.ts';
import { signedInPerson, signIn } from './session.ts';
import { type Person, people, upcomingProjects, workspacesOf } from './workspaces.ts';

/** The path of the bookkeeping service on the page's origin. */
export const booksPath = '/books-api';

/** From the partner's secret store. */
export interface BooksCredentials {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Atelier's API routes. */
export function hostRoutes(books: BooksCredentials): Hono {
  const booksToken = createTokenRoute({ ...books, userId: async (request) => (await signedInPerson(request))?.id });
  const [owner] = people;
  const app = new Hono();

  app.post('/api/books-token', (c) => booksToken(c.req.raw));
  app.all(`${booksPath}/*`, (c) =>
    booksProxy(c.req.raw, {
      path: booksPath,
      serviceUrl: books.baseUrl,
      isSignedIn: async (request) => (await signedInPerson(request)) !== undefined,
    }),
  );

  app.get('/api/session', async (c) => {
    // A real app shows its sign-in page; this demo signs you in as the owner.
    const person = (await signedInPerson(c.req.raw)) ?? owner;
    return startSession(c, person);
  });
  app.put('/api/session', async (c) => {
    const { personId } = await c.req.json<{ personId?: unknown }>();
    const person = people.find(({ id }) => id === personId);
    return person ? startSession(c, person) : c.json({ error: 'unknown_person' }, 400);
  });
  app.get('/api/projects', async (c) => {
    const person = await signedInPerson(c.req.raw);
    return person ? c.json(upcomingProjects(new Date())) : c.json({ error: 'not_signed_in' }, 401);
  });
  return app;
}

async function startSession(c: Context, person: Person): Promise<Response> {
  await signIn(c, person);
  return c.json({ person, people, workspaces: workspacesOf(person) }, 200, { 'Cache-Control': 'no-store' });
}
