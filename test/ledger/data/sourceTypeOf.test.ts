import { expect, test } from 'vitest';
import { sourceTypeOf } from '../../../src/ledger/data/sourceTypeOf.ts';

test.each([
  ['btxn_7', 'BANK_TRANSACTION'],
  ['btn_7', 'BANK_TRANSACTION'],
  ['inv_1594', 'INVOICE'],
  ['mje_2', 'JOURNAL_ENTRY'],
  ['ptxn_9', 'PAYMENT'],
  ['tme_1', undefined],
  ['btxn', undefined],
  ['toString_1', undefined],
  ['', undefined],
])('%s is of type %s', (entityId, type) => {
  expect(sourceTypeOf(entityId)).toBe(type);
});
