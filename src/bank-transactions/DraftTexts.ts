'use client';
import { useMemo } from 'react';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { wordOf } from '../core/messages/wordOf.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import type { transactionMessages } from './messages.ts';
import { referenceNames } from './ReferenceNames.ts';
import type { BankTransaction } from './schema.ts';
import { type DraftField, signed, type TransactionDraft } from './TransactionDraft.ts';

/**
 * How the fields of a draft read.
 * @param stored names what it refers to, where no loaded list does.
 * @returns a function that gives the text of a field; what is empty is told as nothing.
 */
export function useDraftTexts(stored: BankTransaction | undefined, messages: typeof transactionMessages) {
  const daybook = useSupplied();
  const { currency, locale } = daybook;
  return useMemo(() => {
    const names = referenceNames(daybook);
    const named = (kind: 'category' | 'vendor' | 'customer' | 'glAccount' | 'bankAccount', id: string | null) => {
      if (id === null) return '';
      const known: { displayName?: string | null; name?: string | null } =
        (stored?.[kind]?.id === id ? stored[kind] : undefined) ?? names[kind](id);
      return known.displayName || known.name || id;
    };
    const textOf = (field: DraftField, draft: TransactionDraft): string => {
      switch (field) {
        case 'date':
          return draft.date ? formatDate(draft.date, { locale }) : '';
        case 'amount': {
          const { amount } = draft.amount;
          return amount === null ? '' : formatMoney(signed(amount, draft.direction), { currency, locale });
        }
        case 'description':
        case 'notes':
          return draft[field];
        case 'bankAccount':
        case 'category':
        case 'glAccount':
        case 'vendor':
        case 'customer':
          return named(field, draft[`${field}Id`]);
        case 'dimensions': {
          const known = stored?.dimensionValues ?? [];
          return draft.classSegmentIds.map((id) => known.find((value) => value.id === id)?.name ?? id).join(', ');
        }
        case 'reviewStatus':
          return draft.reviewStatus === null ? messages.notSet : wordOf(messages, 'review', draft.reviewStatus);
        case 'status':
          return draft.status === null ? messages.notSet : wordOf(messages, 'status', draft.status);
        case 'match':
          return draft.matchingBankTransactionId ?? '';
        case 'tax':
          return Object.values(draft.tax).filter(Boolean).join(' ');
        case 'attachments': {
          const count = draft.attachmentIds.length;
          return messages.attachmentCount({ count, written: count.toLocaleString(locale) });
        }
        case 'lines': {
          const amounts = draft.lines.map(({ amount: { amount } }) =>
            amount === null ? '' : formatMoney(signed(amount, draft.direction), { currency, locale }),
          );
          const count = amounts.length;
          return [messages.linesCount({ count, written: count.toLocaleString(locale) }), ...amounts].join(' · ');
        }
      }
    };
    return (field: DraftField, draft: TransactionDraft) => textOf(field, draft) || messages.nothing;
  }, [daybook, currency, locale, stored, messages]);
}
