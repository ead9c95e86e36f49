import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deletedBankTransactionSchema } from '../../../sandbox/service/bank-transactions/schema.ts';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank();

test('deleting returns the last state of the transaction, with dimension values instead of class segments', async () => {
  const saved = await bank.save({ ...coffee, children: [{ amount: -450, classSegmentIds: ['dv_print'] }] });
  const { status, body } = await bank.remove(saved.id);
  expect(status).toBe(200);
  const { classSegments, children, ...others } = saved;
  const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
  expect(v.parse(deletedBankTransactionSchema, body.data)).toEqual({
    ...others,
    dimensionValues: [
      { id: 'dv_design', name: 'Design', dimension: team, child: { id: 'dv_brand', name: 'Brand', dimension: team } },
    ],
    children: children.map(({ classSegments: _segments, ...child }) => ({
      ...child,
      dimensionValues: [{ id: 'dv_print', name: 'Print', dimension: team }],
    })),
  });
});

test('a deleted transaction is gone from the ledger and all lists, and the deletion is in the audit trail', async () => {
  const { id } = await bank.save(coffee);
  await bank.remove(id, bank.both);
  expect(await bank.postings(id)).toEqual([]);
  expect((await bank.get(id)).status).toBe(404);
  expect((await bank.remove(id)).status).toBe(404);
  expect((await bank.post([{ id, notes: 'x' }])).body.data[0].statusCode).toBe(404);
  const { body } = await bank.query({ limit: 250 });
  expect(body.data.map((one: { id: string }) => one.id)).not.toContain(id);
  expect(await bank.audit(id)).toEqual([
    { actor: 'OWNER', userId: 'usr_first', action: 'CREATE' },
    { actor: 'BOOKKEEPER', userId: 'usr_both', action: 'DELETE' },
  ]);
  const match = { ...coffee, matchingBankTransactionId: id };
  expect((await bank.rejection(match)).problems).toEqual(['INVALID_VALUE matchingBankTransactionId']);
});

test.each(['btxn_none', 'btxn_software_b', 'inv_1', '%00', '%27%20or%201=1'])(
  '%s can’t be read or deleted: it isn’t visible to this user',
  async (id) => {
    for (const response of [await bank.get(id), await bank.remove(id)]) {
      expect([response.status, response.body.result, response.body.error[0].type]).toEqual([
        404,
        'FAILURE',
        'BAD_REQUEST',
      ]);
    }
    expect((await bank.get('btxn_software_b', bank.both)).status).toBe(200);
  },
);

test('of concurrent deletions, one succeeds', async () => {
  const { id } = await bank.save(coffee);
  const responses = await Promise.all(Array.from({ length: 5 }, () => bank.remove(id)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
});
