import { createCookieSessionStorage } from 'react-router';

/** The service's user id of the signed-in user. Replace it with your own session. */
export async function signedInUser(request: Request): Promise<string | undefined> {
  const session = await sessions(request).getSession(request.headers.get('Cookie'));
  return session.get('userId');
}

/** @returns the `Set-Cookie` header. */
export async function signIn(request: Request, userId: string): Promise<string> {
  const { getSession, commitSession } = sessions(request);
  const session = await getSession();
  session.set('userId', userId);
  return commitSession(session);
}

function sessions(request: Request) {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error('Set SESSION_SECRET to a long random text.');
  const { hostname } = new URL(request.url);
  const secure = hostname !== 'localhost' && hostname !== '127.0.0.1'; // for `npm start` on this machine
  return createCookieSessionStorage<{ userId: string }>({
    cookie: {
      name: 'session',
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 8 * 60 * 60,
      secrets: [secret],
      secure,
    },
  });
}
