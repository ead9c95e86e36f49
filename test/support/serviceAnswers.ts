import type { ScriptedAnswer } from './http/scriptedServer.ts';

/** One item of `error[]`. */
export interface ReportedProblem {
  type: string;
  message?: string;
  param?: string;
}

/** The envelope around a value. */
export function success(data: unknown, beside: Record<string, unknown> = {}): ScriptedAnswer {
  return { status: 200, body: { result: 'SUCCESS', data, ...beside } };
}

/** The envelope of a failure; without problems, one `UNKNOWN_ERROR`. */
export function failure(status: number, ...problems: ReportedProblem[]): ScriptedAnswer {
  const error = problems.length > 0 ? problems : [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong.' }];
  return { status, body: { result: 'FAILURE', error } };
}

export const invalidToken = failure(401, { type: 'INVALID_TOKEN', message: 'Invalid access token.' });
export const forbidden = failure(403, { type: 'FORBIDDEN', message: 'You are not authorized.' });

/** What a proxy on the way answers. */
export function proxyPage(status: number): ScriptedAnswer {
  return { status, body: `<html><body><h1>${status}</h1>Acct 4711 of Rosa Lind</body></html>` };
}
