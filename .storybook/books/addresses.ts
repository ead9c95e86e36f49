/** Where stories find the bookkeeping service. */
export const servicePath = '/books-api';

/** The host's token route. `?user=` stands for the cookie by which a real host knows who is signed in. */
export const tokenPath = '/books-token';

/** Whether a request is one for the service or for the token route. */
export function isForBooks(pathname: string): boolean {
  return pathname === tokenPath || pathname.startsWith(`${servicePath}/`);
}
