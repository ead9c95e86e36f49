'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import type { useListSelection } from '../../list/selection/useListSelection.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { InvoiceTotalsRow } from './InvoiceTotalsRow.tsx';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceTableProps {
  rows: Invoice[];
  unreadable: readonly PlacedRow[];
  list: InvoiceRows;
  pagesInView: PagesInView | undefined;
  layout: ListLayout<Invoice>;
  selectable: boolean;
  loadAll: LoadAllTask;
  onSelect: ((invoice: Invoice) => void) | undefined;
  selection: ReturnType<typeof useListSelection<Invoice>>;
  messages: typeof invoiceListMessages;
}

/** The loaded invoices. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, unreadable, list, layout, selectable, loadAll, onSelect, selection, messages } = props;
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
    <ListTable<Invoice>
      caption={messages.title}
      layout={layout}
      rows={rows}
      unreadable={unreadable}
      list={list}
      pagesInView={props.pagesInView}
      loadAll={loadAll}
      footer={(columns, pending) => (
        <InvoiceTotalsRow
          columns={columns}
          pending={pending}
          isSelectable={selectable}
          rows={rows}
          notIncluded={unreadable.length}
          messages={messages}
        />
      )}
      {...(onSelect && { onRowSelect: onSelect })}
      selection={
        selectable
          ? {
              ids: selection.ids,
              onChange: selection.onChange,
              isSelecting: selection.isSelecting,
              labelOf,
              allLabel: messages.selectAll({ count: rows.length }),
            }
          : undefined
      }
    />
  );
}
