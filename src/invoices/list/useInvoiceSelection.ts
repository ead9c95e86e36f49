'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { BulkActionProps } from '../../list/rows/listSlotProps.ts';
import { isSelectable } from '../../list/selection/isSelectable.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

/** The props of an invoice list with checkboxes. */
export interface InvoiceSelectionProps extends BulkActionProps<Invoice> {
  /** Shows a checkbox in each row; default true if `onSelectionChange` or `bulkActions` is set. */
  selectable?: boolean;
  /** Called when the selected invoices change. */
  onSelectionChange?: (selection: { invoiceIds: string[] }) => void;
}

interface InvoiceSelectionOptions extends Pick<ListSelectionOptions<Invoice>, 'listKey' | 'order' | 'pages'> {
  props: InvoiceSelectionProps;
  messages: typeof invoiceListMessages;
}

/** The selected invoices; undefined if invoices can't be selected. */
export function useInvoiceSelection({ props, ...options }: InvoiceSelectionOptions) {
  const { messages } = options;
  const { onSelectionChange, bulkActions } = props;
  const { currency, locale } = useDaybookContext();
  const labelOf = useMemo(
    () =>
      ({ invoiceNumber, customer, totals }: Invoice) =>
        messages.selectRow({
          number: invoiceNumber || messages.unnamed,
          customer: customer?.name || customer?.email || messages.noCustomer,
          total: formatMoney(totals.total, { currency, locale }),
        }),
    [messages, currency, locale],
  );
  const selection = useListSelection({
    ...options,
    onSelectionChange: onSelectionChange && ((invoiceIds) => onSelectionChange({ invoiceIds })),
    bulkActions,
    labelOf,
  });
  return isSelectable(props) ? selection : undefined;
}
