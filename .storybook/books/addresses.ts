/** The bookkeeping service in stories. */
export const servicePath = '/books-api';

/** The host's token route. `?user=` stands in for a real host's session cookie. */
export const tokenPath = '/books-token';

/** Responds 204 once the books are loaded. */
export const readyPath = '/books-ready';

/** Whether a request is for one of these paths. */
export function isForBooks(pathname: string): boolean {
  return pathname === tokenPath || pathname === readyPath || pathname.startsWith(`${servicePath}/`);
}
