'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListActions } from '../../list/ListActions.tsx';
import type { AbortableTask } from '../../list/useAbortableTask.ts';
import { filterPageByBucket, type InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceQuery } from '../data/api.ts';
import { type useInvoices, useLoadAllInvoices, useReadAllInvoices, useRefetchOpenInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceListActionsProps {
  query: InvoiceQuery;
  /** The one that the query is narrowed to, page by page. */
  bucket?: InvoiceAgingBucket | undefined;
  list: ReturnType<typeof useInvoices>;
  /** Of the one that loads all. */
  loadAll: AbortableTask;
  /** Whether a search is typed that is not applied yet. */
  isSearchPending: boolean;
  /** The selected invoices, and what takes the selection back. */
  selected: readonly Invoice[];
  onClearSelection: () => void;
  messages: typeof invoiceListMessages;
}

/** How many invoices are loaded, and what can be done with all of the query. The service does not say how many there are. */
export function InvoiceListActions(actions: InvoiceListActionsProps) {
  const { query, bucket, list, selected, onClearSelection, messages, ...props } = actions;
  const { currency, locale, timeZone } = useDaybookContext();
  const day = today(timeZone);
  const loadWhole = useLoadAllInvoices(query);
  const readAll = useReadAllInvoices(query);
  const refetchOpen = useRefetchOpenInvoices();
  async function* readWhole(signal: AbortSignal) {
    for await (const page of readAll(signal)) yield filterPageByBucket(page, bucket, day);
  }
  const count = selected.length;
  const loaded = list.data?.pages.reduce((total, { rows }) => total + rows.length, 0);
  const isAllLoaded = list.hasNextPage && count === loaded;
  return (
    <ListActions
      {...props}
      {...{ loadWhole, readWhole, messages }}
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        // List and totals are of the same moment.
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
              text: messages.selected({ count, written: count.toLocaleString(locale), isAllLoaded }),
              clearLabel: messages.clearSelection,
              onClear: onClearSelection,
            }
          : undefined
      }
    />
  );
}
