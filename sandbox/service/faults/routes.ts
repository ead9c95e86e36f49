import { Hono } from 'hono';
import { failureResponse } from '../http/envelope.ts';
import type { ErrorType } from '../http/errors.ts';
import { ConnectionDropped, type Fault, parseFault } from './fault.ts';
import { misshape } from './misshape.ts';

/**
 * Faults on demand, by the base address alone: `/sandbox/faults/status=500/v6/…` answers 500 to whatever is asked below it.
 * A component under test gets such an address as its service.
 * @param answer the service itself, for what does not fail.
 */
export function faultRoutes(answer: (request: Request) => Promise<Response>) {
  const requests = new Map<string, number>();
  return new Hono().all('/sandbox/faults/:spec/*', async (c) => {
    const fault = parseFault(c.req.param('spec'));
    const before = requests.get(fault.key) ?? 0;
    requests.set(fault.key, before + 1);
    const request = withoutFault(c.req.raw);
    if (before < fault.after || before >= fault.after + fault.times) return answer(request);
    await delay(fault.delay, c.req.raw.signal);
    return fail(fault, () => answer(request));
  });
}

/** Ends early when nobody waits any more. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function fail(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  const headers: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'Retry-After': `${fault.retryAfter}` };
  if (fault.drop) throw new ConnectionDropped();
  if (fault.body === 'html') {
    const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
    return new Response(page, { status: fault.status ?? 200, headers: { ...headers, 'Content-Type': 'text/html' } });
  }
  if (fault.status !== undefined) {
    const type = errorTypes[fault.status] ?? (fault.status < 500 ? 'BAD_REQUEST' : 'UNKNOWN_ERROR');
    return failureResponse(fault.status, [{ type, message: `A fault on demand: ${fault.status}.` }], headers);
  }
  return fault.body === 'shape' ? misshape(await answer()) : answer();
}

const errorTypes: Readonly<Record<number, ErrorType>> = { 401: 'INVALID_TOKEN', 403: 'FORBIDDEN', 404: 'BAD_REQUEST' };

function withoutFault(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/sandbox\/faults\/[^/]*/, '');
  return new Request(url, request);
}
