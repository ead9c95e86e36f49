'use client';
import { useSupplied } from '../core/context.ts';
import { ListActions } from '../ui/ListActions.tsx';
import type { LongTask } from '../ui/useLongTask.ts';
import type { InvoiceQuery } from './api.ts';
import type { invoiceListMessages } from './messages.ts';
import { type useInvoices, useLoadAllInvoices, useReadAllInvoices } from './queries.ts';

interface InvoiceActionsProps {
  query: InvoiceQuery;
  list: ReturnType<typeof useInvoices>;
  /** Of the one that loads all. */
  loadAll: LongTask;
  /** Whether a search is typed that is not applied yet. */
  isSearchPending: boolean;
  messages: typeof invoiceListMessages;
}

/** How many invoices are loaded, and what can be done with all of the query. The service does not say how many there are. */
export function InvoiceActions({ query, messages, ...props }: InvoiceActionsProps) {
  const { currency } = useSupplied();
  const loadWhole = useLoadAllInvoices(query);
  const readWhole = useReadAllInvoices(query);
  return (
    <ListActions
      {...props}
      {...{ loadWhole, readWhole, messages }}
      loadCsv={async () => {
        const [{ invoiceCsv }] = await Promise.all([import('./InvoiceCsv.ts')]);
        return invoiceCsv(currency, messages);
      }}
      fileName="invoices"
    />
  );
}
