/** Where stories find the bookkeeping service. */
export const servicePath = '/books-api';

/** The host's token route. `?user=` stands for the cookie by which a real host knows who is signed in. */
export const tokenPath = '/books-token';

/** Answers 204 as soon as the books are there. */
export const readyPath = '/books-ready';

/** Whether a request is one of these. */
export function isForBooks(pathname: string): boolean {
  return pathname === tokenPath || pathname === readyPath || pathname.startsWith(`${servicePath}/`);
}
