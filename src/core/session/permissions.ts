import { createBackoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** How long a refusal must be past before an operation that used to work may ask for a new token again. */
const patience = 5000;

/** How many operations are remembered. A path has IDs in it, so that a worker meets new ones for as long as it runs. */
const mostOperations = 500;

/** What is known of one operation. */
interface Permission {
  /** The number of the newest token that it was denied with; 0 if there is none. */
  deniedWith: number;
  /** Whether it worked, and no newer token was denied it since. */
  hasWorked: boolean;
}

/**
 * What the service's ambiguous 403 is taken for. It says «expired» and «not allowed» alike: a new token tells which, but
 * a forbidden operation must not cost one each time.
 * @param known what is remembered, by operation, the one used longest ago first.
 */
export function createPermissions(clock: Clock, known = new Map<string, Permission>()) {
  const uncured = createBackoff(clock, 30_000, 15 * 60_000);
  let lastCure: Instant | undefined;
  let lastUncuredFlight = -1;

  function permissionOf(operation: string): Permission {
    return known.get(operation) ?? { deniedWith: 0, hasWorked: false };
  }

  function remember(operation: string, changes: Partial<Permission>): void {
    const permission = { ...permissionOf(operation), ...changes };
    known.delete(operation); // to the end of the order
    known.set(operation, permission);
    const [oldest = ''] = known.keys();
    if (known.size > mostOperations) known.delete(oldest);
  }

  /** An answer to an older token may come later. */
  function deny(operation: string, tokenNumber: number, changes: Partial<Permission> = {}): void {
    const deniedWith = Math.max(tokenNumber, permissionOf(operation).deniedWith);
    remember(operation, { ...changes, deniedWith });
  }

  /** A token fetched for a refusal cured nothing; counted once for each flight. */
  function cureFailed(flight: number): void {
    if (flight === lastUncuredFlight) return;
    lastUncuredFlight = flight;
    uncured.fail();
  }

  return {
    /** Whether a refused operation is worth a new token. */
    isWorthACure(operation: string, tokenNumber: number): boolean {
      const { deniedWith, hasWorked } = permissionOf(operation);
      if (deniedWith >= tokenNumber) return false; // a newer token was denied it as well
      if (!uncured.isOpen()) return true;
      return hasWorked && lastCure !== undefined && ageSince(lastCure, clock) >= patience;
    },
    cureBegins(): void {
      lastCure = now(clock);
    },
    deny,
    /** The host had no other token than the one that was refused. */
    keptToken(operation: string, tokenNumber: number, flight: number): void {
      deny(operation, tokenNumber);
      cureFailed(flight);
    },
    /** A new token was refused as well. @param flight the one that fetched it because of a refusal; undefined for another. */
    denyNew(operation: string, tokenNumber: number, flight: number | undefined): void {
      deny(operation, tokenNumber, { hasWorked: false });
      if (flight !== undefined) cureFailed(flight);
    },
    cured(): void {
      uncured.reset();
    },
    succeed(operation: string, tokenNumber: number): void {
      const { deniedWith } = permissionOf(operation);
      remember(operation, { hasWorked: true, deniedWith: deniedWith === tokenNumber ? 0 : deniedWith });
    },
  };
}
