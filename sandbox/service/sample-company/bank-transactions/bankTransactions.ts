import type { BankTransactionRecord, CategoryRecord, PartyRecord } from '../books.ts';
import { runningNumber, type SampleContext } from '../context.ts';
import { hueOf, iconUrl } from '../icons.ts';
import type { Random } from '../random.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** Converts all drafts to records, oldest first. */
export function bankTransactionRecords(
  context: SampleContext,
  drafts: readonly TransactionDraft[],
  categories: readonly CategoryRecord[],
  vendors: readonly PartyRecord[],
): BankTransactionRecord[] {
  const random = context.random('review');
  const target = postingTargets(context, categories);
  const vendorIds = new Map(vendors.map(({ name, id }) => [name, id]));
  const sorted = drafts.toSorted((left, right) => left.day.index - right.day.index);
  return sorted.map((draft, index) => {
    const number = runningNumber(index, 5);
    const { currencyInfo, tax, suggestedAccountNos } = draft;
    const suggestedCategoryIds = suggestedAccountNos?.flatMap((no) => target(no, draft.type).categoryId ?? []);
    return {
      id: context.id('btxn', number),
      bankAccountId: context.id('bka', draft.bank),
      date: draft.day.date,
      type: draft.type,
      amount: draft.amount,
      displayName: draft.payee,
      description: draft.text,
      notes: draft.notes ?? null,
      status: 'ACTIVE',
      reviewStatus: reviewStatus(context, draft, random),
      apiName: draft.apiName ?? 'BANK_FEED',
      apiSourceId: `feed-${number}`,
      vendorId: (draft.isFromVendor && !draft.isUnreviewed && vendorIds.get(draft.payee)) || null,
      customerId: draft.customerId ?? null,
      ...target(draft.accountNo, draft.type),
      dimensionValueIds: segmentsOf(draft, context).map((segment) => context.id('dv', segment)),
      ...(currencyInfo && { currencyInfo }),
      ...(tax && { tax }),
      ...(suggestedCategoryIds && { suggestedCategoryIds }),
      children: (draft.parts ?? []).map((part, position) => ({
        id: context.id('btxn', `${number}${String.fromCharCode(97 + position)}`),
        amount: part.amount,
        notes: part.notes ?? null,
        ...target(part.accountNo, part.amount < 0 ? 'EXPENSE' : draft.type),
        customerId: draft.customerId ?? null,
        dimensionValueIds: part.segments.map((segment) => context.id('dv', segment)),
        ...(part.invoiceId !== undefined && { invoiceId: part.invoiceId }),
        ...(part.billId !== undefined && { billId: part.billId }),
        ...(part.payrollId !== undefined && { payrollId: part.payrollId }),
      })),
      ...(draft.isFromVendor && { iconUrl: iconUrl('party', hueOf(draft.payee)) }),
    };
  });
}

/** Marks a few purchases as inactive: personal expenses imported from a file by mistake. */
export function markInactive(context: SampleContext, transactions: readonly BankTransactionRecord[]) {
  const card = context.id('bka', 'card');
  const purchases = transactions.filter(
    ({ bankAccountId, amount, vendorId, reviewStatus, notes, children }) =>
      bankAccountId === card &&
      amount < 0 &&
      vendorId !== null &&
      reviewStatus === 'RECONCILED' &&
      notes === null &&
      children.length === 0,
  );
  const smallest = new Set(purchases.sort((one, other) => other.amount - one.amount).slice(0, 3));
  return transactions.map((transaction): BankTransactionRecord => {
    if (!smallest.has(transaction)) return transaction;
    return { ...transaction, status: 'INACTIVE', notes: 'Personal expense, reimbursed in cash', apiName: 'CSV_IMPORT' };
  });
}

/** Transactions without segments get the overhead segment, except transfers. */
function segmentsOf({ segments, type }: TransactionDraft, { profile }: SampleContext) {
  return segments.length === 0 && type !== 'TRANSFER' ? [profile.overheadSegment] : segments;
}

/** The posting target: the account's category of the matching kind if there is one, else the account. */
function postingTargets({ profile, id }: SampleContext, categories: readonly CategoryRecord[]) {
  const known = new Set(profile.accounts.map(([accountNo]) => accountNo));
  const leaves = categories.filter(({ parentId }) => parentId !== null);
  const byAccount = new Map(leaves.map((category) => [`${category.kind} ${category.glAccountId}`, category.id]));
  return (accountNo: string | null, type: BankTransactionRecord['type']) => {
    if (accountNo === null) return { categoryId: null, glAccountId: null };
    if (!known.has(accountNo)) throw new RangeError(`Unknown account ${accountNo}`);
    const glAccountId = id('gla', accountNo);
    const categoryId = byAccount.get(`${type.toLowerCase()} ${glAccountId}`) ?? null;
    return { categoryId, glAccountId: categoryId === null ? glAccountId : null };
  };
}

/** A statement is reconciled by the end of the following month. */
function reviewStatus({ calendar }: SampleContext, { day, isUnreviewed }: TransactionDraft, random: Random) {
  if (isUnreviewed) return 'PARTNER_REVIEW_REQUIRED';
  const firstOpen = calendar.months.at(-2)?.[0] ?? calendar.days[0];
  if (firstOpen && day.index >= firstOpen.index) return null;
  return random.chance(0.004) ? 'RECONCILIATION_DISCREPANCY' : 'RECONCILED';
}
