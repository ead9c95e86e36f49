/**
 * Whether a page of another origin sent the request with the user's cookies. `Sec-Fetch-Site` decides where the browser
 * sends it: behind a proxy, the address in the request is not the one that the browser called.
 * @param allowedOrigins other origins that may.
 */
export function isCrossOrigin({ headers, url }: Request, allowedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  if (origin === null) return false; // not a browser: browsers send the origin with every POST
  // A page cannot forge these headers: without a preflight that allows it, the browser does not send them.
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []; // one for each proxy
  const hosts = [new URL(url).host, headers.get('host'), ...forwarded.map((host) => host.trim())];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/** The headers that let pages of the allowed origins read a response, and send the request that a preflight asks for. */
export function corsHeaders({ headers }: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = headers.get('origin');
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  const requested = headers.get('access-control-request-headers');
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    ...(headers.has('access-control-request-method') && { 'Access-Control-Allow-Methods': 'POST' }),
    ...(requested !== null && { 'Access-Control-Allow-Headers': requested }),
  };
}
