import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

/** Where the page finds the bookkeeping service, on its own origin. */
export const booksPath = '/books-api';

/** What the service takes as headers: the last three are the parameters of its lists of changes. */
const taken = ['Authorization', 'Content-Type', 'limit', 'cursor', 'lastUpdatedDate'];
const passedOn = ['Content-Type', 'Retry-After', 'X-Request-Id'];

/**
 * Hands a request of the page on to the service, and its answer back, as streams. The token goes along; the page's
 * cookies, its address and everything else stay here.
 */
export async function booksProxy(c: Context, serviceUrl: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const target = pathname.slice(booksPath.length);
  if (!/^\/v[56]\//.test(target)) return c.notFound();
  try {
    const received = await proxy(`${serviceUrl}${target}${search}`, {
      raw: c.req.raw,
      headers: Object.fromEntries(taken.map((name) => [name, c.req.header(name)])),
      redirect: 'manual',
    });
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of passedOn) {
      const value = received.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(received.body, { status: received.status, headers });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    if (!c.req.raw.signal.aborted) console.error(`The bookkeeping service did not answer ${target}: ${reason}`);
    const message = 'The bookkeeping service cannot be reached.';
    return c.json({ result: 'FAILURE', error: [{ type: 'UNKNOWN_ERROR', message }] }, 502);
  }
}
