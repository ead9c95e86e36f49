import type { Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';

/** The service's user id of the signed-in user, or null. Replace it with your own session. */
export async function signedInUser({ headers }: Pick<Request, 'headers'>): Promise<string | null> {
  const [, cookie] = /(?:^|; )session=([^;]+)/.exec(headers.get('Cookie') ?? '') ?? [];
  const verified = cookie ? await jwtVerify(cookie, sessionKey()).catch(() => undefined) : undefined;
  return verified?.payload.sub ?? null;
}

export async function signIn(res: Response, userId: string): Promise<void> {
  const session = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setExpirationTime('8h');
  const secure = !['localhost', '127.0.0.1'].includes(res.req.hostname); // for `npm start` on this machine
  res.cookie('session', await session.sign(sessionKey()), { httpOnly: true, sameSite: 'lax', secure });
}

function sessionKey(): Uint8Array {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('Set SESSION_SECRET to a long random text.');
  return new TextEncoder().encode(secret);
}
