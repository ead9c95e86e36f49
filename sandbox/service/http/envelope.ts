import type { ErrorItem } from './errors.ts';

/** The body of a success. `extra` has the members next to `data`, such as `cursor`. */
export function success<Data, Extra extends object = Record<never, never>>(data: Data, extra = {} as Extra) {
  return { result: 'SUCCESS' as const, data, ...extra };
}

/** The body of a failure. */
export function failure(items: readonly ErrorItem[]) {
  return { result: 'FAILURE' as const, data: null, error: items };
}

/** A failure as a complete response, for use outside routes. */
export function failureResponse(
  status: number,
  items: readonly ErrorItem[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(failure(items), { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
