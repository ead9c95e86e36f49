'use client';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import type { RowSelection } from '../../list/rows/useRowSelection.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
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
  loadAll: LoadAllTask;
  onSelect: ((invoice: Invoice) => void) | undefined;
  /** The checked invoices; undefined without checkboxes. */
  selection: RowSelection<Invoice> | undefined;
  messages: typeof invoiceListMessages;
}

/** The loaded invoices. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, unreadable, list, layout, loadAll, onSelect, selection, messages } = props;
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
          isSelectable={selection !== undefined}
          rows={rows}
          isUpdating={list.isUpdating === true}
          notIncluded={unreadable.length}
          messages={messages}
        />
      )}
      {...(onSelect && { onRowSelect: onSelect })}
      selection={selection}
    />
  );
}
