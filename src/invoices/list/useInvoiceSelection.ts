'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceSelectionOptions extends Omit<ListSelectionOptions<Invoice>, 'labelOf'> {
  messages: typeof invoiceListMessages;
}

/** The checked invoices. */
export function useInvoiceSelection(options: InvoiceSelectionOptions) {
  const { messages } = options;
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
  return useListSelection({ ...options, labelOf });
}
