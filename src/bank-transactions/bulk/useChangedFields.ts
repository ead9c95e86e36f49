'use client';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { findDimensionValue } from '../../reference-lists/data/dimensionRules.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import type { BankTransaction } from '../data/schema.ts';
import { transactionListMessages } from '../messages.ts';
import { bookedTo } from '../model/bookedTo.ts';
import { itemOfTransaction } from '../model/itemOfTransaction.ts';
import type { bulkMessages } from './bulkMessages.ts';
import { isCategoryChanged } from './bulkPatch.ts';

/** Words what a bulk edit changes in a transaction: each field with its value before and after. */
export function useChangedFields(messages: typeof bulkMessages) {
  const daybook = useDaybookContext();
  const ofList = useMessages('bankTransactionList', transactionListMessages);
  const dimensions = useDimensions().data ?? [];
  const values = dimensions.flatMap(({ values }) => values);
  const names = cachedTransactionNames(daybook);
  const classNames = (ids: readonly string[] = []) =>
    ids.map((id) => findDimensionValue(values, id)?.name ?? '').join(', ');

  return (transaction: BankTransaction, item: BankTransactionItem): string[] => {
    const before = itemOfTransaction(transaction);
    const { categoryId, vendorId, classSegmentIds, reviewStatus } = item;
    const lines: string[] = [];
    const add = (field: string, from: string | null | undefined, to: string | null | undefined) => {
      if (!from) lines.push(messages.bulkTo({ field, to: to ?? '' }));
      else lines.push(to ? messages.bulkFromTo({ field, from, to }) : messages.bulkRemoved({ field, from }));
    };
    if (isCategoryChanged(transaction, item)) {
      const invoiceOf = names.invoice;
      const { text } = bookedTo(transaction, { messages: ofList, invoiceOf });
      add(messages.bulkCategory, text, categoryId ? names.category(categoryId).name : ofList.uncategorized);
    }
    if ((vendorId ?? null) !== (before.vendorId ?? null))
      add(messages.bulkVendor, transaction.vendor?.name, vendorId && names.vendor(vendorId).name);
    if (`${classSegmentIds}` !== `${before.classSegmentIds}`)
      add(messages.bulkDimensions, classNames(before.classSegmentIds), classNames(classSegmentIds));
    if (reviewStatus !== before.reviewStatus) {
      const wordFor = (status: string | null | undefined) => status && wordOf(messages, 'review', status);
      add(messages.bulkReviewStatus, wordFor(before.reviewStatus), wordFor(reviewStatus));
    }
    return lines;
  };
}
