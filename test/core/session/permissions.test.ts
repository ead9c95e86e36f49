import { expect, test } from 'vitest';
import { createPermissions } from '../../../src/core/session/permissions.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

test('stores the last 500 of 40,000 operations, denied or not', () => {
  const known = new Map();
  const permissions = createPermissions(new VirtualClock(), known);
  for (let n = 0; n < 40_000; n++) {
    const operation = `GET /v6/invoicing/invoices/inv_${n}`;
    if (n % 2 === 0) permissions.succeed(operation, 1);
    else permissions.retryDenied(operation, 1, n);
    permissions.succeed('GET /v6/closing', 1); // in use all the time
  }
  expect(known.size).toBe(500);
  expect(known.has('GET /v6/closing')).toBe(true);
  expect(permissions.mayRetry('GET /v6/invoicing/invoices/inv_39999', 1)).toBe(false);
});
