'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListActions, type SharedListActionsProps } from '../../list/actions/ListActions.tsx';
import type { InvoiceQuery } from '../data/api.ts';
import { useReadAllInvoices, useRefetchCounts } from '../data/queries.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceListActionsProps extends SharedListActionsProps<typeof invoiceListMessages> {
  query: InvoiceQuery;
  list: InvoiceRows;
  /** Whether the list has all rows, which are exported as they are. */
  isWhole?: boolean;
}

/** The number of loaded invoices, and buttons to load or export all. */
export default function InvoiceListActions(actions: InvoiceListActionsProps) {
  const { query, list, isWhole = false, messages, ...props } = actions;
  const { currency, timeZone } = useDaybookContext();
  const readAll = useReadAllInvoices(query);
  async function* readShown() {
    yield* list.data?.pages ?? [];
  }
  const refetchCounts = useRefetchCounts();
  return (
    <ListActions
      {...props}
      readAllPages={isWhole ? readShown : readAll}
      areRowsGiven={isWhole}
      messages={messages}
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        // The list, the aging totals and the counts of the tabs stay consistent.
        refetch: () => Promise.all([list.refetch(), refetchCounts()]),
      }}
      loadCsv={async () => {
        const { invoiceCsv } = await import('./csv.ts');
        return invoiceCsv(currency, today(timeZone), messages);
      }}
      fileName="invoices"
    />
  );
}
