'use client';
import { type RefObject, useRef } from 'react';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import type { RowSelection } from '../../list/rows/useRowSelection.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { useOpenRow } from '../../list/table/useOpenRow.ts';
import type { Invoice } from '../data/schema.ts';
import { useOpenInvoiceIds } from '../data/useOpenInvoiceIds.ts';
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
  /** The invoice that the user opened last, while it may be open. */
  selectedId: RefObject<string | undefined>;
  /** The checked invoices; undefined without checkboxes. */
  selection: RowSelection<Invoice> | undefined;
  messages: typeof invoiceListMessages;
}

/** The loaded invoices. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, unreadable, list, layout, loadAll, onSelect, selection, messages } = props;
  const table = useRef<ListTableHandle>(null);
  const openId = useOpenRow(table, { openIds: useOpenInvoiceIds(), selectedId: props.selectedId });
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
      isMarked={({ id }) => id === openId}
      handle={table}
      selection={selection}
    />
  );
}
