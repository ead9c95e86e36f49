'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';

interface TransactionSelectionOptions extends Omit<ListSelectionOptions<BankTransaction>, 'labelOf'> {
  messages: typeof transactionListMessages;
}

/** The checked transactions. */
export function useTransactionSelection(options: TransactionSelectionOptions) {
  const { messages } = options;
  const { currency, locale } = useDaybookContext();
  const { today: now } = useDateFormat();
  const labelOf = useMemo(
    () => (row: BankTransaction) =>
      messages.selectRow({
        name: transactionName(row, messages.unnamed),
        date: formatDate(row.date, { locale, today: now }),
        amount: formatMoney(row.amount, { currency, locale }),
      }),
    [messages, currency, locale, now],
  );
  return useListSelection({ ...options, labelOf });
}
