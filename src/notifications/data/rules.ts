import { DaybookError } from '../../core/errors.ts';

/**
 * Whether the request was rejected because it was made with a partner-level token, which has no user.
 * @see `GET /v6/notifications/settings`: it has no user parameter, so the token has to determine the user.
 */
export function isWithoutUser(error: Error): boolean {
  return error instanceof DaybookError && error.problems.some(({ param }) => param === 'userId');
}
