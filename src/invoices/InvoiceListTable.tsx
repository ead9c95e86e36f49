'use client';
import { useMemo, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import { Button } from '../ui/Button.tsx';
import { Table } from '../ui/Table.tsx';
import type { TableColumn } from '../ui/tableColumn.ts';
import type { PlacedRow } from '../ui/unreadableRows.ts';
import { useToldSelection } from '../ui/useToldSelection.ts';
import type { invoiceListMessages } from './messages.ts';
import type { useInvoices } from './queries.ts';
import type { Invoice } from './schema.ts';

interface InvoiceListTableProps {
  rows: Invoice[];
  unreadable: readonly PlacedRow[];
  list: ReturnType<typeof useInvoices>;
  columns: readonly TableColumn<Invoice>[];
  selectable: boolean;
  isLoadingAll: boolean;
  onSelect: ((invoice: Invoice) => void) | undefined;
  onSelectionChange: ((selection: { invoiceIds: string[] }) => void) | undefined;
  messages: typeof invoiceListMessages;
}

/** The invoices that are loaded, and which of them are ticked. */
export function InvoiceListTable(props: InvoiceListTableProps) {
  const { rows, unreadable, list, columns, selectable, isLoadingAll, onSelect, onSelectionChange, messages } = props;
  const { currency, locale } = useSupplied();
  const [ticked, setTicked] = useState(noIds);
  // What is ticked stays so while the list is read again; what is not there does not count.
  const selected = useMemo(() => (ticked.size > 0 ? rows.filter(({ id }) => ticked.has(id)) : []), [rows, ticked]);
  useToldSelection(selected, onSelectionChange && ((invoiceIds) => onSelectionChange({ invoiceIds })));
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
  const written = (count: number) => ({ count, written: count.toLocaleString(locale) });
  const isAllLoaded = list.hasNextPage && selected.length === rows.length;
  return (
    <>
      {selectable && (
        <div className="daybook-list-bar">
          <p className="daybook-secondary" role="status" dir="auto">
            {selected.length > 0 && messages.selected({ ...written(selected.length), isAllLoaded })}
          </p>
          {selected.length > 0 && (
            <Button isQuiet onPress={() => setTicked(noIds)}>
              {messages.clearSelection}
            </Button>
          )}
        </div>
      )}
      <Table<Invoice>
        caption={messages.title}
        columns={columns}
        rows={rows}
        unreadable={unreadable}
        pages={{
          hasNextPage: list.hasNextPage,
          isFetchingNextPage: list.isFetchingNextPage || isLoadingAll,
          isFetchNextPageError: list.isFetchNextPageError,
          isOutdated: list.isRefetching || list.isRefetchError,
          fetchNextPage: list.fetchNextPage,
        }}
        {...(onSelect && { onRowSelect: onSelect })}
        selection={
          selectable
            ? {
                ids: ticked,
                onChange: setTicked,
                labelOf,
                allLabel: messages.selectAll(written(rows.length)),
              }
            : undefined
        }
      />
    </>
  );
}

const noIds: ReadonlySet<string> = new Set();
