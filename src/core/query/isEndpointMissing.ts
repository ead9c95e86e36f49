import { DaybookError } from '../errors.ts';

/** Whether the service has no such endpoint. By status alone: a proxy's 404 has no envelope. */
export function isEndpointMissing(error: unknown): boolean {
  return error instanceof DaybookError && error.status === 404;
}
