import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import { type Person, people } from './workspaces.ts';

const cookieName = 'atelier_session';
/** Regenerated on every start, which signs everyone out; a real app persists it. */
const cookieSecret = crypto.randomUUID();

/** The sender of the request, from Atelier's session cookie. */
export async function signedInPerson({ headers }: Request): Promise<Person | undefined> {
  const cookies = await parseSigned(headers.get('Cookie') ?? '', cookieSecret, cookieName);
  return people.find(({ id }) => id === cookies[cookieName]);
}

/** Signs a person in with an HTTP-only, same-site, secure cookie. */
export async function signIn(c: Context, person: Person): Promise<void> {
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(c.req.url).hostname);
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLoopback } as const;
  await setSignedCookie(c, cookieName, person.id, cookieSecret, options);
}
