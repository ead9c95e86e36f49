import { DaybookError } from '../../core/errors.ts';

/**
 * Whether settings were refused because the token is the partner's own, which stands for no user.
 * @see `GET /v6/notifications/settings`: it takes no parameter, so only the token can lack a user.
 */
export function isWithoutUser(error: Error): boolean {
  return error instanceof DaybookError && error.problems.some(({ param }) => param === 'userId');
}
