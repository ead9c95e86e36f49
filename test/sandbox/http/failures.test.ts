import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestService } from '../../support/sandbox/testService.ts';

test('an internal error is a generic 500 for the client, and its cause is reported to the operator', async () => {
  const errors: unknown[] = [];
  const service = await openTestService({ onError: (error) => errors.push(error) });
  const token = await service.signIn();
  await service.database.execute(sql`alter table gl_accounts rename to lost`);
  const { status, body } = await service.post(token, '/v6/accounting/glAccounts/query', {});
  expect(status).toBe(500);
  expect(body).toEqual({
    result: 'FAILURE',
    data: null,
    error: [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong in the service.' }],
  });
  expect(String(errors)).toContain('gl_accounts');
  await service.close();
});
