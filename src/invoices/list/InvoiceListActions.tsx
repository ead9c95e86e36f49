'use client';
import type { ReactNode } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { exactSum } from '../../core/money/sum.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import { ListActions } from '../../list/actions/ListActions.tsx';
import type { DebouncedSearch } from '../../list/filters/useDebouncedSearch.ts';
import type { useListSelection } from '../../list/useListSelection.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { InvoiceQuery } from '../data/api.ts';
import { useReadAllInvoices, useRefetchCounts } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

const loadCopyNumbers = () => import('./CopyNumbers.tsx');

interface InvoiceListActionsProps {
  query: InvoiceQuery;
  list: InvoiceRows;
  /** Whether the list has all rows, which are exported as they are. */
  isWhole?: boolean;
  loadAll: LoadAllTask;
  search: DebouncedSearch;
  selection: Pick<ReturnType<typeof useListSelection<Invoice>>, 'rows' | 'clear' | 'actions'>;
  /** The host's actions. */
  children?: ReactNode;
  messages: typeof invoiceListMessages;
}

/** The number of loaded or selected invoices, buttons to load or export all, and those of the selection. */
export default function InvoiceListActions(actions: InvoiceListActionsProps) {
  const { query, list, isWhole = false, selection, messages, ...props } = actions;
  const { currency, timeZone, locale, currencySign } = useDaybookContext();
  const readAll = useReadAllInvoices(query);
  async function* readShown() {
    yield* list.data?.pages ?? [];
  }
  const refetchCounts = useRefetchCounts();
  const loaded = list.data?.pages.reduce((total, { rows }) => total + rows.length, 0);
  const count = selection.rows.length;
  const isAllLoaded = list.hasNextPage && count === loaded;
  const selected = messages[isAllLoaded ? 'selectedAllLoaded' : 'selected']({ count });
  const balance = exactSum(selection.rows.map(({ totals }) => totals.balance));
  const balanceText =
    balance !== undefined &&
    messages.selectedBalance({ amount: formatMoney(balance, { currency, locale, currencySign }) });
  return (
    <ListActions
      {...props}
      readAllPages={isWhole ? readShown : readAll}
      messages={messages}
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        // The list, the aging totals and the counts of the tabs stay consistent.
        refetch: () => Promise.all([list.refetch(), refetchCounts()]),
      }}
      loadCsv={async () => {
        const [{ invoiceCsv }] = await Promise.all([import('./csv.ts')]);
        return invoiceCsv(currency, today(timeZone), messages);
      }}
      fileName="invoices"
      selection={
        count > 0
          ? {
              text: [selected, balanceText].filter(Boolean).join(' · '),
              clearLabel: messages.clearSelection,
              onClear: selection.clear,
              rows: selection.rows,
              actions: (
                <>
                  <LazyPart load={loadCopyNumbers} props={{ invoices: selection.rows, messages }} />
                  {selection.actions}
                </>
              ),
            }
          : undefined
      }
    />
  );
}
