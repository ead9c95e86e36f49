import { createBackoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** How long after one retry an operation that used to work may ask for another new token. */
const retryInterval = 5000;

/** The maximum number of operations to remember. Paths contain IDs, so a long-lived page keeps adding more. */
const maxOperations = 500;

interface Permission {
  /** Number of the newest token that was denied the operation; 0 if none was. */
  deniedWith: number;
  /** Whether it succeeded, and no newer token was denied since. */
  hasWorked: boolean;
}

/**
 * Decides what a 403 means. The service returns FORBIDDEN for an expired token and for a missing permission. A new token shows
 * which, but a forbidden operation must not fetch one each time.
 * @param known permissions by operation, the least recently used first.
 */
export function createPermissions(clock: Clock, known = new Map<string, Permission>()) {
  const failedRetries = createBackoff(clock, 30_000, 15 * 60_000);
  let lastRetry: Instant | undefined;
  let lastFailedRefresh = -1;

  function permissionOf(operation: string): Permission {
    return known.get(operation) ?? { deniedWith: 0, hasWorked: false };
  }

  function remember(operation: string, changes: Partial<Permission>): void {
    const permission = { ...permissionOf(operation), ...changes };
    known.delete(operation); // to the end of the order
    known.set(operation, permission);
    const [oldest = ''] = known.keys();
    if (known.size > maxOperations) known.delete(oldest);
  }

  /** Responses to older tokens may arrive later. */
  function deny(operation: string, tokenNumber: number, changes: Partial<Permission> = {}): void {
    const deniedWith = Math.max(tokenNumber, permissionOf(operation).deniedWith);
    remember(operation, { ...changes, deniedWith });
  }

  /** Counted once per refresh, however many requests waited for it. */
  function retryFailed(refreshNumber: number): void {
    if (refreshNumber === lastFailedRefresh) return;
    lastFailedRefresh = refreshNumber;
    failedRetries.fail();
  }

  return {
    /** Whether a forbidden operation is worth a new token. */
    mayRetry(operation: string, tokenNumber: number): boolean {
      const { deniedWith, hasWorked } = permissionOf(operation);
      if (deniedWith >= tokenNumber) return false;
      if (!failedRetries.isOpen()) return true;
      return hasWorked && lastRetry !== undefined && ageSince(lastRetry, clock) >= retryInterval;
    },
    retryStarted(): void {
      lastRetry = now(clock);
    },
    deny,
    /** The host returned the token that was denied. */
    tokenUnchanged(operation: string, tokenNumber: number, refreshNumber: number): void {
      deny(operation, tokenNumber);
      retryFailed(refreshNumber);
    },
    /** A new token was denied too. @param refreshNumber undefined if it was not fetched because of a denial. */
    retryDenied(operation: string, tokenNumber: number, refreshNumber: number | undefined): void {
      deny(operation, tokenNumber, { hasWorked: false });
      if (refreshNumber !== undefined) retryFailed(refreshNumber);
    },
    retrySucceeded(): void {
      failedRetries.reset();
    },
    succeed(operation: string, tokenNumber: number): void {
      const { deniedWith } = permissionOf(operation);
      remember(operation, { hasWorked: true, deniedWith: deniedWith === tokenNumber ? 0 : deniedWith });
    },
  };
}
