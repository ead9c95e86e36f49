'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { BulkActionProps } from '../../list/rows/listSlotProps.ts';
import { isSelectable } from '../../list/selection/isSelectable.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';

/** The props of a transaction list with checkboxes. */
export interface TransactionSelectionProps extends BulkActionProps<BankTransaction> {
  /** Shows a checkbox for each transaction; default: if `onSelectionChange` or `bulkActions` is given. */
  selectable?: boolean;
  /** Called when the selected transactions change. */
  onSelectionChange?: (selection: { transactionIds: string[] }) => void;
}

interface TransactionSelectionOptions
  extends Pick<ListSelectionOptions<BankTransaction>, 'listKey' | 'order' | 'pages'> {
  props: TransactionSelectionProps;
  /** Whether the host turned off all changes. */
  isReadOnly: boolean;
  /** Whether the user may change transactions, as far as is known. */
  canEdit: boolean;
  messages: typeof transactionListMessages;
}

/** The selected transactions, and whether transactions can be selected. */
export function useTransactionSelection({ props, isReadOnly, canEdit, ...options }: TransactionSelectionOptions) {
  const { messages } = options;
  const { onSelectionChange, bulkActions } = props;
  const { locale } = useDaybookContext();
  const format = useMoneyFormat(true);
  const { today } = useDateFormat();
  const labelOf = useMemo(
    () => (row: BankTransaction) =>
      messages.selectRow({
        name: transactionName(row, messages.unnamed),
        date: formatDate(row.date, { locale, today }),
        amount: format(row.amount),
      }),
    [messages, format, locale, today],
  );
  const selection = useListSelection({
    ...options,
    onSelectionChange: onSelectionChange && ((transactionIds) => onSelectionChange({ transactionIds })),
    bulkActions,
    labelOf,
  });
  // After a 403 the selection is kept.
  const canSelect = isSelectable(props) && !isReadOnly && (canEdit || selection.table.ids.size > 0);
  return { ...selection, isSelectable: canSelect };
}
