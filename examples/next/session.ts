import { jwtVerify, SignJWT } from 'jose';
import { cookies, headers } from 'next/headers';

const cookieName = 'session';

/** The service's user id of the signed-in user. Replace it with your own session. */
export async function signedInUser(): Promise<string | undefined> {
  const cookie = (await cookies()).get(cookieName);
  if (!cookie) return undefined;
  const verified = await jwtVerify(cookie.value, sessionKey()).catch(() => undefined);
  return verified?.payload.sub;
}

export async function signIn(userId: string): Promise<void> {
  const session = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setExpirationTime('8h');
  const { hostname } = new URL(`http://${(await headers()).get('host')}`);
  const secure = hostname !== 'localhost' && hostname !== '127.0.0.1'; // for `npm start` on this machine
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  (await cookies()).set(cookieName, await session.sign(sessionKey()), options);
}

function sessionKey(): Uint8Array {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('Set SESSION_SECRET to a long random text.');
  return new TextEncoder().encode(secret);
}
