'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import type { TableColumn } from '../../ui/table/columnDef.ts';
import { Table } from '../../ui/table/Table.tsx';
import type { useInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceTableProps {
  rows: Invoice[];
  unreadable: readonly PlacedRow[];
  list: ReturnType<typeof useInvoices>;
  columns: readonly TableColumn<Invoice>[];
  selectable: boolean;
  isLoadingAll: boolean;
  onSelect: ((invoice: Invoice) => void) | undefined;
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (invoiceIds: ReadonlySet<string>) => void;
  messages: typeof invoiceListMessages;
}

/** The loaded invoices. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, unreadable, list, columns, selectable, isLoadingAll, onSelect, selectedIds, messages } = props;
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
  return (
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
              ids: selectedIds,
              onChange: props.onSelectedIdsChange,
              labelOf,
              allLabel: messages.selectAll({ count: rows.length }),
            }
          : undefined
      }
    />
  );
}
