/** The bookkeeping service, for stories. */
export const servicePath = '/books-api';

/** The host's token route. `?user=` replaces the session cookie of a real host. */
export const tokenPath = '/books-token';

/** Responds with 204 once the books are ready. */
export const readyPath = '/books-ready';

/** Whether a request goes to the service or the token route. */
export function isForBooks(pathname: string): boolean {
  return pathname === tokenPath || pathname === readyPath || pathname.startsWith(`${servicePath}/`);
}
