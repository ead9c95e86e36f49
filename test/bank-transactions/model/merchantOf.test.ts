import { expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { merchantOf } from '../../../src/bank-transactions/model/merchantOf.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

const of = (values: Partial<BankTransaction>) =>
  merchantOf({ id: '1', direction: 'DEBIT', amount: toMinor(-1_00), ...values } as BankTransaction);

test('stores and orders of a merchant are one, whatever their number', () => {
  expect(of({ displayName: 'Amazon Marketplace 5521' })).toBe(of({ displayName: 'AMAZON MARKETPLACE #77' }));
  expect(of({ displayName: 'Amazon' })).not.toBe(of({ displayName: 'Corner Bakery' }));
  expect(of({ description: 'Corner Bakery 12' })).toBe(of({ displayName: 'Corner Bakery' }));
});

test('a vendor counts more than the text of the bank', () => {
  const vendor = { id: 'ven_1' } as BankTransaction['vendor'];
  expect(of({ vendor, displayName: 'SQ *CORNER' })).toBe(of({ vendor, displayName: 'Corner Bakery' }));
});

test.each(['CHECK 1042', 'Check #1043', 'Check Paid 1044', 'Cheque No. 7', 'CHÈQUE 0012', '4411', ''])(
  '%j names no merchant',
  (displayName) => expect(of({ displayName })).toBeUndefined(),
);

test('a merchant whose name begins with “Check” is still a merchant', () => {
  expect(of({ displayName: 'Check Into Cash 12' })).toContain('check into cash');
});
