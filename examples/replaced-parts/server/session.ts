import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';

const cookieName = 'session';

/** The service's user id of the signed-in user. Replace it with your own session. */
export async function signedInUser({ headers }: Request): Promise<string | undefined> {
  const cookies = await parseSigned(headers.get('Cookie') ?? '', sessionSecret(), cookieName);
  return cookies[cookieName] || undefined;
}

export async function signIn(c: Context, userId: string): Promise<void> {
  const { hostname } = new URL(c.req.url);
  const secure = hostname !== 'localhost' && hostname !== '127.0.0.1'; // for `npm start` on this machine
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  await setSignedCookie(c, cookieName, userId, sessionSecret(), options);
}

function sessionSecret(): string {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('Set SESSION_SECRET to a long random text.');
  return secret;
}
