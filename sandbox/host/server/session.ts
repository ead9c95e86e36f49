import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import { type Person, people } from './workspaces.ts';

const cookieName = 'atelier_session';
/** New at every start, which signs everybody out; a real app keeps it. */
const cookieSecret = crypto.randomUUID();

/** Who sent the request, by Atelier's own cookie. */
export async function signedInPerson({ headers }: Request): Promise<Person | undefined> {
  const cookies = await parseSigned(headers.get('Cookie') ?? '', cookieSecret, cookieName);
  return people.find(({ id }) => id === cookies[cookieName]);
}

/** Signs a person in. The cookie stays out of reach of scripts, other sites' requests and unencrypted connections. */
export async function signIn(c: Context, person: Person): Promise<void> {
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(c.req.url).hostname);
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLoopback } as const;
  await setSignedCookie(c, cookieName, person.id, cookieSecret, options);
}
