import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

/** A parsed bank transaction, for tests without a service. */
export function buildBankTransaction(members: Partial<BankTransaction> = {}): BankTransaction {
  return {
    id: 'btxn_1',
    type: 'EXPENSE',
    date: toPlainDate('2026-03-30'),
    amount: toMinor(-4500),
    description: 'FERRY TICKETS',
    notes: 'Two of us',
    status: 'ACTIVE',
    reviewStatus: 'PARTNER_REVIEW_REQUIRED',
    apiName: 'BANK_FEED',
    apiSourceId: 'feed-1',
    bankAccount: { id: 'bka_1' },
    vendor: { id: 'vnd_ferry', name: 'Ferry' },
    category: { id: 'ctg_travel', name: 'Travel' },
    dimensionValues: [buildDimensionValue('team', 'studio'), buildDimensionValue('place', 'harbour')],
    attachments: [{ id: 'att_1' }],
    customData: { project: 'Quay' },
    ...members,
  };
}

/** A dimension value of a transaction. */
export function buildDimensionValue(dimension: string, value: string) {
  return { id: value, name: value, dimension: { id: dimension, name: dimension, requiredness: 'REQUIRED' as const } };
}
