import { describe, expect, test } from 'vitest';
import { type BulkPatch, bulkPatch } from '../../../src/bank-transactions/bulk/bulkPatch.ts';
import { fixedPostingOf } from '../../../src/bank-transactions/data/rules.ts';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { itemOfTransaction } from '../../../src/bank-transactions/model/itemOfTransaction.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction, buildDimensionValue } from '../../support/bank-transactions/fixtures.ts';

const split = buildBankTransaction({
  category: null,
  children: [{ id: 'part_1', amount: toMinor(-4500), category: { id: 'ctg_meals' }, dimensionValues: [] }],
});

test.each<[BulkPatch, object]>([
  [{ categoryId: 'ctg_meals' }, { categoryId: 'ctg_meals' }],
  [{ categoryId: null }, { categoryId: null }],
  [{ vendorId: 'vnd_bus' }, { vendorId: 'vnd_bus' }],
  [{ vendorId: null }, { vendorId: null }],
  [{ reviewStatus: 'RECONCILED' }, { reviewStatus: 'RECONCILED' }],
  [
    { categoryId: 'ctg_meals', reviewStatus: 'RECONCILED' },
    { categoryId: 'ctg_meals', reviewStatus: 'RECONCILED' },
  ],
])('%j changes that and sends everything else as stored', (changes, changed) => {
  const transaction = buildBankTransaction();
  expect(bulkPatch(transaction, changes)).toEqual({
    item: { ...itemOfTransaction(transaction), ...changed },
    leftOut: undefined,
  });
});

test.each<BulkPatch>([
  { categoryId: 'ctg_travel' },
  { vendorId: 'vnd_ferry' },
  { reviewStatus: 'PARTNER_REVIEW_REQUIRED' },
  { dimensions: { mode: 'add', values: [{ id: 'harbour', dimensionId: 'place' }] } },
  { dimensions: { mode: 'replace', values: [{ id: 'studio', dimensionId: 'team' }] } },
])('does not send unchanged values: %j', (changes) => {
  expect(bulkPatch(buildBankTransaction(), changes)).toEqual({ item: undefined, leftOut: undefined });
});

test('removing a missing value changes nothing', () => {
  const transaction = buildBankTransaction({ vendor: null, category: undefined });
  expect(bulkPatch(transaction, { vendorId: null, categoryId: null }).item).toBeUndefined();
});

describe('dimensions', () => {
  const dimensionValueIdsAfter = (mode: 'add' | 'replace', ...values: [id: string, dimensionId: string][]) =>
    bulkPatch(buildBankTransaction(), {
      dimensions: { mode, values: values.map(([id, dimensionId]) => ({ id, dimensionId })) },
    }).item?.classSegmentIds;

  test('that are added keep the existing ones', () => {
    expect(dimensionValueIdsAfter('add', ['office', 'place'])).toEqual(['studio', 'harbour', 'office']);
    expect(dimensionValueIdsAfter('add', ['harbour', 'place'], ['spring', 'season'])).toEqual([
      'studio',
      'harbour',
      'spring',
    ]);
  });

  test('that replace affect the same dimension only, so that a required one is never lost', () => {
    expect(dimensionValueIdsAfter('replace', ['office', 'place'])).toEqual(['studio', 'office']);
    expect(dimensionValueIdsAfter('replace', ['spring', 'season'])).toEqual(['studio', 'harbour', 'spring']);
    expect(dimensionValueIdsAfter('replace', ['office', 'place'], ['yard', 'place'])).toEqual([
      'studio',
      'office',
      'yard',
    ]);
  });

  test('that stay keep their order', () => {
    const dimensions = { mode: 'replace', values: [{ id: 'studio', dimensionId: 'team' }] } as const;
    const { item } = bulkPatch(buildBankTransaction(), { categoryId: 'ctg_meals', dimensions });
    expect(item?.classSegmentIds).toEqual(['studio', 'harbour']);
  });

  test('that replace several of a dimension remove all of them', () => {
    const transaction = buildBankTransaction({
      dimensionValues: [buildDimensionValue('place', 'harbour'), buildDimensionValue('place', 'yard')],
    });
    const dimensions = { mode: 'replace', values: [{ id: 'yard', dimensionId: 'place' }] } as const;
    expect(bulkPatch(transaction, { dimensions }).item?.classSegmentIds).toEqual(['yard']);
  });
});

describe('for a split transaction', () => {
  const dimensions = { mode: 'add', values: [{ id: 'office', dimensionId: 'place' }] } as const;

  test.each<BulkPatch>([{ categoryId: 'ctg_meals' }, { dimensions }, { categoryId: 'ctg_meals', dimensions }])(
    'sends nothing for %j, which its lines have',
    (changes) => {
      expect(bulkPatch(split, changes)).toEqual({ item: undefined, leftOut: 'split' });
    },
  );

  test('sends other changes', () => {
    const { item, leftOut } = bulkPatch(split, { categoryId: 'ctg_meals', dimensions, vendorId: 'vnd_bus' });
    expect(item).toEqual({ ...itemOfTransaction(split), vendorId: 'vnd_bus' });
    expect(leftOut).toBe('split');
    expect(bulkPatch(split, { vendorId: 'vnd_bus' }).leftOut).toBeUndefined();
  });
});

describe('a match with one document', () => {
  const line = { id: 'part_1', amount: toMinor(4500), invoiceId: 'inv_1', dimensionValues: [] };
  const match = buildBankTransaction({ id: 'btxn_match', category: null, children: [line] });

  test('is no split: it is excluded as a matched payment', () => {
    expect(bulkPatch(match, { categoryId: 'ctg_meals' })).toEqual({ item: undefined, leftOut: 'payment' });
  });

  test('gives way to a category if the user includes it', () => {
    const { item, leftOut } = bulkPatch(match, { categoryId: 'ctg_meals', includedIds: new Set([match.id]) });
    expect(leftOut).toBeUndefined();
    expect(item).toEqual({ ...itemOfTransaction(match), categoryId: 'ctg_meals', children: [] });
  });
});

test('marks only those as reviewed whose category changes', () => {
  const patch = { categoryId: 'ctg_meals', categorizedAs: 'RECONCILED' };
  expect(bulkPatch(buildBankTransaction({ category: null }), patch).item?.reviewStatus).toBe('RECONCILED');
  expect(bulkPatch(split, patch).item).toBeUndefined();
  expect(bulkPatch(split, { ...patch, vendorId: 'vnd_bus' }).item?.reviewStatus).not.toBe('RECONCILED');
});

describe('a fixed posting', () => {
  const otherSide = { id: 'btxn_2', amount: toMinor(4500), date: toPlainDate('2026-03-02') };
  const account = (type?: string) => ({ category: null, glAccount: { id: 'gla_1', name: 'Undeposited Funds', type } });
  const part = { id: 'part_1', amount: toMinor(4500), dimensionValues: [] };

  test.each<[string | undefined, Partial<BankTransaction>]>([
    ['transfer', { type: 'TRANSFER' }],
    ['transfer', { matchingBankTransaction: otherSide }],
    ['payment', { invoiceItem: { id: 'ili_1' } }],
    ['payment', { children: [{ ...part, invoiceId: 'inv_1' }] }],
    ['payment', { children: [part, { ...part, billId: 'bil_1' }] }],
    ['payment', { children: [{ ...part, payrollId: 'pay_1' }] }],
    ['account', account('ASSET')],
    ['account', account('LIABILITY')],
    ['account', account('EQUITY')],
    ['account', account('BANK_CLEARING')],
    ['account', account()],
    [undefined, account('EXPENSE')],
    [undefined, account('SUSPENSE')],
    ['account', { ...account('ASSET'), category: { id: 'ctg_meals', name: 'Meals' } }],
    [undefined, { ...account('EXPENSE'), category: { id: 'ctg_meals', name: 'Meals' } }],
    [undefined, { ...account(), category: { id: 'ctg_meals', name: 'Meals' } }],
    [undefined, { category: null, glAccount: null }],
    [undefined, { reconciliationMatch: otherSide }],
    [undefined, { children: [{ ...part, invoiceId: '' }, part] }],
    [undefined, {}],
  ])('is %s for %j', (posting, members) => {
    expect(fixedPostingOf(buildBankTransaction(members))).toBe(posting);
  });

  const transfer = buildBankTransaction({ type: 'TRANSFER', category: null });
  const dimensions = { mode: 'add', values: [{ id: 'office', dimensionId: 'place' }] } as const;

  test.each<BulkPatch>([{ categoryId: 'ctg_meals' }, { dimensions }])('sends nothing for %j', (changes) => {
    expect(bulkPatch(transfer, changes)).toEqual({ item: undefined, leftOut: 'transfer' });
    expect(bulkPatch(transfer, { ...changes, includedIds: new Set(['another']) }).leftOut).toBe('transfer');
  });

  test('allows other changes', () => {
    const { item, leftOut } = bulkPatch(transfer, {
      categoryId: 'ctg_meals',
      dimensions,
      reviewStatus: 'RECONCILIATION_DISCREPANCY',
    });
    expect(item).toEqual({ ...itemOfTransaction(transfer), reviewStatus: 'RECONCILIATION_DISCREPANCY' });
    expect(leftOut).toBe('transfer');
    expect(bulkPatch(transfer, { vendorId: 'vnd_bus' })).toMatchObject({
      item: { vendorId: 'vnd_bus' },
      leftOut: undefined,
    });
  });

  test('allows all changes if the user includes the transaction', () => {
    const { item, leftOut } = bulkPatch(transfer, { categoryId: 'ctg_meals', includedIds: new Set([transfer.id]) });
    expect(item).toEqual({ ...itemOfTransaction(transfer), categoryId: 'ctg_meals' });
    expect(leftOut).toBeUndefined();
  });

  const included = { includedIds: new Set([transfer.id]) };

  test('a matched transaction gives way to a category, and stays with other changes', () => {
    const matched = buildBankTransaction({ type: 'TRANSFER', category: null, matchingBankTransaction: otherSide });
    const { item } = bulkPatch(matched, { categoryId: 'ctg_meals', ...included });
    expect(item).toEqual({ ...itemOfTransaction(matched), categoryId: 'ctg_meals', matchingBankTransactionId: null });
    expect(bulkPatch(matched, { dimensions, ...included }).item?.matchingBankTransactionId).toBe('btxn_2');
  });

  test('a match by an item of an invoice stays, as no request can clear it', () => {
    const matched = buildBankTransaction({ category: null, invoiceItem: { id: 'ili_1' } });
    expect(bulkPatch(matched, { categoryId: 'ctg_meals', ...included })).toEqual({
      item: undefined,
      leftOut: 'payment',
    });
    expect(bulkPatch(matched, { dimensions, ...included }).item?.classSegmentIds).toContain('office');
  });

  const posted = buildBankTransaction(account('ASSET'));

  test.each([posted, buildBankTransaction(account('EXPENSE'))])(
    'is replaced by a category, as an account would take precedence: %#',
    (transaction) => {
      const changes = { categoryId: 'ctg_meals', includedIds: new Set([posted.id]) };
      expect(bulkPatch(transaction, changes).item).toEqual({
        ...itemOfTransaction(transaction),
        categoryId: 'ctg_meals',
        glAccountId: null,
      });
    },
  );

  test.each<BulkPatch>([{ categoryId: null }, { dimensions }, { vendorId: 'vnd_bus' }])(
    'keeps the account for %j',
    (changes) => {
      const transaction = { ...posted, category: { id: 'ctg_travel', name: 'Travel' } };
      const { item } = bulkPatch(transaction, { ...changes, includedIds: new Set([posted.id]) });
      expect(item?.glAccountId).toBe('gla_1');
    },
  );
});
