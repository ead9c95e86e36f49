import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companies } from '../../../sandbox/service/companies/tables.ts';
import { coffee, openBank, problemsOf } from './openBank.ts';

const bank = await openBank();

describe('closed books', () => {
  const closing = (closingDate: string | null, closingModifications: 'DISABLED' | 'ENABLED_WITH_WARNING') =>
    bank.database.update(companies).set({ closingDate, closingModifications }).where(eq(companies.id, 'co_tiny'));

  test('prevent changing, moving and deleting, unless they only warn', async () => {
    const { id } = await bank.save({ ...coffee, date: '2026-01-15' });
    await closing('2026-01-15', 'DISABLED');
    expect((await bank.rejection({ id, notes: 'x' })).problems).toEqual(['NOT_MODIFIABLE date']);
    expect((await bank.rejection({ id, date: '2026-03-01' })).problems).toEqual(['NOT_MODIFIABLE date']);
    const kept = await bank.remove(id);
    expect([kept.status, problemsOf(kept.body.error)]).toEqual([400, ['NOT_MODIFIABLE date']]);
    expect((await bank.get(id)).status).toBe(200);

    await closing('2026-01-15', 'ENABLED_WITH_WARNING');
    await bank.save({ id, notes: 'x' });
    expect((await bank.remove(id)).status).toBe(200);
    await closing('2025-12-31', 'DISABLED');
  });
});

describe('a repeated source id', () => {
  const fed = (apiSourceId: string) => ({ ...coffee, apiName: 'BANK_FEED', apiSourceId });

  test('is a duplicate, also within a batch, but not for another source or company', async () => {
    const { status, body } = await bank.post([fed('d1'), fed('d1')]);
    expect([status, problemsOf(body.data[1].error)]).toEqual([207, ['DUPLICATE apiSourceId']]);
    await bank.save({ ...fed('d1'), apiName: 'MANUAL_ENTRY' });
    await bank.save({ ...fed('d1'), bankAccountId: 'bka_checking_b', classSegmentIds: ['dv_brand_b'] }, bank.both);
  });

  test('is a duplicate for an update too, unless it is the transaction’s own', async () => {
    const { id } = await bank.save(fed('d2'));
    const other = await bank.save(fed('d3'));
    expect((await bank.rejection({ id: other.id, apiSourceId: 'd2' })).problems).toEqual(['DUPLICATE apiSourceId']);
    await bank.save({ id, apiName: 'BANK_FEED', apiSourceId: 'd2' });
  });

  test('is not a duplicate after the first transaction is deleted', async () => {
    const { id } = await bank.save(fed('d4'));
    await bank.remove(id);
    await bank.save(fed('d4'));
  });

  test('is saved once by concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => bank.post([fed('d5')])));
    const outcomes = responses.map(({ body }) => (body.data[0].error ? problemsOf(body.data[0].error)[0] : 'saved'));
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('DUPLICATE apiSourceId'), 'saved']);
  });
});

test('a read-only token can’t save or delete, but can list without a body', async () => {
  const reader = await bank.signIn({ userId: 'usr_first', scope: 'read' });
  for (const response of [
    await bank.post([coffee], reader),
    await bank.post('nonsense', reader),
    await bank.remove('btxn_software', reader),
  ]) {
    expect([response.status, problemsOf(response.body.error)]).toEqual([403, ['FORBIDDEN']]);
  }
  const headers = { Authorization: `Bearer ${reader}` };
  const { status, body } = await bank.send('/v6/banks/transactions', { method: 'POST', headers });
  expect([status, body.data]).toEqual([200, (await bank.query({}, reader)).body.data]);
});
