import { expect, test } from 'vitest';
import { transactionCsv } from '../../../src/bank-transactions/list/csv.ts';
import { transactionListMessages as messages } from '../../../src/bank-transactions/messages.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

const account = { id: 'gla_2', name: 'Line account' };

test.each([
  ['an account', { glAccount: account }, 'Line account'],
  ['a bill', { billId: 'bill_1' }, messages.matchedToBill],
  ['a payroll item', { payrollId: 'pay_1' }, messages.matchedToPayroll],
  ['nothing of its own', {}, 'ctg_1'],
])('the row of a line with %s is named after it', (_, posting, name) => {
  const transaction = {
    ...buildStoredTransaction({ categoryId: 'ctg_1', glAccountId: 'gla_1' }),
    children: [posting, {}].map((line) => ({ ...line, amount: toMinor(-5000), dimensionValues: [] })),
  };
  const [first] = transactionCsv('USD', messages, () => undefined)
    .rows([transaction])
    .trim()
    .split(/\r?\n/);
  expect(first?.split(',')[4]).toBe(name);
});

test('a row has the classes of its line, or else of the transaction', () => {
  const team = { id: 'dim_1', name: 'Team' };
  const [sales, ads] = ['Sales', 'Sales › Ads'].map((name, at) => ({ id: `dv_${at}`, name, dimension: team }));
  const place = { id: 'dv_9', name: 'Berlin', dimension: { id: 'dim_2', name: 'Location' } };
  if (!sales || !ads) return expect.unreachable();
  const transaction = {
    ...buildStoredTransaction({ categoryId: 'ctg_1' }),
    dimensionValues: [sales, place],
    children: [[], [ads]].map((dimensionValues) => ({ amount: toMinor(-5000), dimensionValues })),
  };
  const lines = transactionCsv('USD', messages, () => undefined)
    .rows([transaction])
    .trim()
    .split(/\r?\n/);
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Team: Sales; Location: Berlin', 'Team: Sales › Ads']);
});
