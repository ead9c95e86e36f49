'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListActions } from '../../list/actions/ListActions.tsx';
import type { AbortableTask } from '../../list/actions/useAbortableTask.ts';
import { filterPageByBucket, type InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceQuery } from '../data/api.ts';
import { type useInvoices, useLoadAllInvoices, useReadAllInvoices, useRefetchOpenInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceListActionsProps {
  query: InvoiceQuery;
  /** Filters each page, as the service cannot. */
  bucket?: InvoiceAgingBucket | undefined;
  list: ReturnType<typeof useInvoices>;
  loadAll: AbortableTask;
  /** Whether a typed search is not yet applied. */
  isSearchPending: boolean;
  /** The checked invoices. */
  selected: readonly Invoice[];
  onClearSelection: () => void;
  messages: typeof invoiceListMessages;
}

/** The number of loaded or selected invoices, and buttons to load or export all. */
export function InvoiceListActions(actions: InvoiceListActionsProps) {
  const { query, bucket, list, selected, onClearSelection, messages, ...props } = actions;
  const { currency, timeZone } = useDaybookContext();
  const now = today(timeZone);
  const loadAllRows = useLoadAllInvoices(query);
  const readAll = useReadAllInvoices(query);
  const refetchOpen = useRefetchOpenInvoices();
  async function* readAllPages(signal: AbortSignal) {
    for await (const page of readAll(signal)) yield filterPageByBucket(page, bucket, now);
  }
  const count = selected.length;
  const loaded = list.data?.pages.reduce((total, { rows }) => total + rows.length, 0);
  const isAllLoaded = list.hasNextPage && count === loaded;
  return (
    <ListActions
      {...props}
      loadAllRows={loadAllRows}
      readAllPages={readAllPages}
      messages={messages}
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        // The list and the aging totals stay consistent.
        refetch: () => Promise.all([list.refetch(), refetchOpen()]),
      }}
      loadCsv={async () => {
        const [{ invoiceCsv }] = await Promise.all([import('./csv.ts')]);
        return invoiceCsv(currency, messages);
      }}
      fileName="invoices"
      selection={
        count > 0
          ? {
              text: messages[isAllLoaded ? 'selectedAllLoaded' : 'selected']({ count }),
              clearLabel: messages.clearSelection,
              onClear: onClearSelection,
            }
          : undefined
      }
    />
  );
}
