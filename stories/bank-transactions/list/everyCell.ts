import { type BankTransaction, type ListPage, toMinor, toPlainDate } from '../../../src/index.ts';

/** A page with every look of a cell: what a transaction is booked to, its review state and its marks. */
export function everyCell(): ListPage<BankTransaction>[] {
  const rows = looks.map(
    (look, number): BankTransaction => ({
      id: `btxn_${number}`,
      date: toPlainDate('2026-06-15'),
      amount: toMinor(-85_73),
      description: 'CARD PURCHASE 4411',
      status: 'ACTIVE',
      reviewStatus: 'RECONCILED',
      bankAccount: checking,
      dimensionValues: [],
      ...look,
    }),
  );
  return [{ rows, unreadable: [], next: undefined, previous: undefined }];
}

const checking = { id: 'bka_checking', displayName: 'Operating Checking ··8820' };
const card = { id: 'bka_card', displayName: 'Business Credit Card ··1009' };
const line = { amount: toMinor(-20_00), dimensionValues: [] };
const otherSide = { id: 'btxn_other', amount: toMinor(85_73), date: toPlainDate('2026-06-15'), bankAccount: card };
const looks: Partial<BankTransaction>[] = [
  { vendor: { id: 'vnd_1', name: 'Amazon' }, reviewStatus: 'PARTNER_REVIEW_REQUIRED' },
  {
    displayName: 'Tartine & Sons',
    category: { id: 'ctg_meals', name: 'Meals with Clients' },
    attachments: [{ id: 'att_1' }],
    notes: 'Lunch with Eastgate',
    conversation: { id: 'cnv_1', readStatus: 'UNREAD' },
  },
  {
    displayName: 'Stripe',
    amount: toMinor(4_212_06),
    children: ['Sales', 'Fees', 'Sales tax'].map((name) => ({ ...line, category: { id: name, name } })),
    conversation: { id: 'cnv_2', readStatus: 'READ' },
  },
  { displayName: 'Caraway Kitchen', amount: toMinor(6_212_06), children: [{ ...line, invoiceId: 'inv_1' }] },
  { displayName: 'Transfer', matchingBankTransaction: otherSide },
  { displayName: 'Transfer', amount: toMinor(85_73), matchingBankTransaction: otherSide },
  {
    displayName: 'Eastgate Senior Living',
    amount: toMinor(18_620_00),
    glAccount: { id: 'gla_1290', name: 'Undeposited Funds' },
  },
  {
    displayName: 'Hudson Valley Equipment',
    category: { id: 'ctg_lease', name: 'Equipment Lease' },
    reviewStatus: 'RECONCILIATION_DISCREPANCY',
    currencyInfo: { originalAmount: toMinor(-88_20), originalCurrency: 'EUR' },
  },
  { displayName: 'Personal expense', category: { id: 'ctg_draw', name: 'Travel' }, status: 'INACTIVE' },
];
