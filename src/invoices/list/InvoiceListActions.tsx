'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListActions } from '../../list/actions/ListActions.tsx';
import type { AbortableTask } from '../../list/actions/useAbortableTask.ts';
import type { InvoiceQuery } from '../data/api.ts';
import { useLoadAllInvoices, useReadAllInvoices, useRefetchOpenInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceListActionsProps {
  query: InvoiceQuery;
  list: InvoiceRows;
  /** Whether the list has all rows, which are exported as they are. */
  isWhole?: boolean;
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
  const { query, list, isWhole = false, selected, onClearSelection, messages, ...props } = actions;
  const { currency, timeZone } = useDaybookContext();
  const loadAllRows = useLoadAllInvoices(query);
  const readAll = useReadAllInvoices(query);
  async function* readShown() {
    yield* list.data?.pages ?? [];
  }
  const refetchOpen = useRefetchOpenInvoices();
  const count = selected.length;
  const loaded = list.data?.pages.reduce((total, { rows }) => total + rows.length, 0);
  const isAllLoaded = list.hasNextPage && count === loaded;
  return (
    <ListActions
      {...props}
      loadAllRows={loadAllRows}
      readAllPages={isWhole ? readShown : readAll}
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
        return invoiceCsv(currency, today(timeZone), messages);
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
