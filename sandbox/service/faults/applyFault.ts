import { failureResponse } from '../http/envelope.ts';
import type { ErrorType } from '../http/errors.ts';
import { corruptShape } from './corruptShape.ts';
import { ConnectionDropped, type Fault } from './fault.ts';
import { loseResponse } from './loseResponse.ts';
import { cursorOf, repeatCursor } from './repeatCursor.ts';

/** The service behind a fault. */
export interface FaultTarget {
  /** Handles the request normally. */
  handle(request: Request): Promise<Response>;
  /** Expires the token of a request. */
  expireRequestToken(request: Request): Promise<void>;
}

/**
 * Handles a request with a fault.
 * @param name the `Sandbox-Fault` header of the response, which marks it as faulty.
 * @throws {ConnectionDropped} if the fault drops the connection. With `lose: 'half'` the body stream ends with this error.
 */
export async function applyFault(
  fault: Fault,
  name: string,
  request: Request,
  { handle, expireRequestToken }: FaultTarget,
): Promise<Response> {
  await delay(fault.delay ?? 0, request.signal);
  if (fault.expireToken) await expireRequestToken(request);
  if (fault.drop) throw new ConnectionDropped(false);
  const response = await faultyResponse(fault, request, handle);
  response.headers.set('Sandbox-Fault', name);
  if (fault.retryAfter !== undefined) response.headers.set('Retry-After', `${fault.retryAfter}`);
  return fault.lose ? loseResponse(response, fault.lose) : response;
}

async function faultyResponse(fault: Fault, request: Request, handle: FaultTarget['handle']): Promise<Response> {
  if (fault.body === 'html') {
    const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
    return new Response(page, { status: fault.status ?? 200, headers: { 'Content-Type': 'text/html' } });
  }
  const response = fault.status === undefined ? await realResponse(fault, request, handle) : failureOf(fault.status);
  return fault.body === 'malformed' ? truncate(response) : response;
}

async function realResponse(fault: Fault, request: Request, handle: FaultTarget['handle']): Promise<Response> {
  const cursor = fault.repeatCursor ? await cursorOf(request) : undefined; // before the service consumes the body
  const response = await handle(request);
  const repeated = cursor === undefined ? response : await repeatCursor(response, request, cursor);
  return fault.body === 'shape' ? corruptShape(repeated) : repeated;
}

function failureOf(status: number): Response {
  if ([204, 205, 304].includes(status)) return new Response(null, { status }); // HTTP forbids a body
  const type = errorTypes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'UNKNOWN_ERROR');
  return failureResponse(status, [{ type, message: `A fault on demand: ${status}.` }]);
}

const errorTypes: Readonly<Record<number, ErrorType>> = { 401: 'INVALID_TOKEN', 403: 'FORBIDDEN', 404: 'BAD_REQUEST' };

/** Truncates the body to its first half. */
async function truncate(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  return new Response(text === '' ? null : text.slice(0, text.length / 2), { status, headers });
}

/** Resolves early if the request is aborted. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
