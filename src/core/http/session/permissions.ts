import type { Clock } from '../clock.ts';
import { createBackOff } from './backOff.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** How long a refusal must be past before an operation that used to work may ask for a new token again. */
const patience = 5000;

/**
 * What the service's ambiguous 403 is taken for. It says «expired» and «not allowed» alike: a new token tells which, but
 * a forbidden operation must not cost one each time.
 */
export function createPermissions(clock: Clock) {
  const uncured = createBackOff(clock, 30_000, 15 * 60_000);
  const denied = new Map<string, number>();
  const succeeded = new Set<string>();
  let lastCure: Instant | undefined;
  let lastUncuredFlight = -1;

  return {
    /** Whether a refused operation is worth a new token. */
    isWorthACure(operation: string, tokenNumber: number): boolean {
      if ((denied.get(operation) ?? 0) >= tokenNumber) return false; // a newer token was denied it as well
      if (!uncured.isOpen()) return true;
      return succeeded.has(operation) && lastCure !== undefined && ageSince(lastCure, clock) >= patience;
    },
    cureBegins(): void {
      lastCure = now(clock);
    },
    deny(operation: string, tokenNumber: number): void {
      // An answer to an older token may come later.
      denied.set(operation, Math.max(tokenNumber, denied.get(operation) ?? 0));
    },
    /** A token fetched for a refusal was refused as well, or was the same again; counted once for each flight. */
    cureFailed(flight: number): void {
      if (flight === lastUncuredFlight) return;
      lastUncuredFlight = flight;
      uncured.fail();
    },
    cured(): void {
      uncured.reset();
    },
    succeed(operation: string, tokenNumber: number): void {
      succeeded.add(operation);
      if (denied.get(operation) === tokenNumber) denied.delete(operation);
    },
  };
}
