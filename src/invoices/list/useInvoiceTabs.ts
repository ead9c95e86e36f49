'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { LoadedList } from '../../core/query/readAll.ts';
import type { ListTab } from '../../list/tabs/ListTabs.tsx';
import { type CountedPart, countOf } from '../../list/useOnCountChange.ts';
import { isOverdue } from '../data/aging.ts';
import type { InvoiceFilter } from '../data/api.ts';
import type { InvoiceTab } from '../data/filters.ts';
import { useDraftCount } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceTabsOptions {
  /** The selected tab. */
  tab: InvoiceTab | undefined;
  list: InvoiceRows;
  /** The open invoices of all tabs; undefined if they are not read. */
  open: UseQueryResult<LoadedList<Invoice>> | undefined;
  /** The filter without that of a tab. */
  filter: InvoiceFilter;
  today: PlainDate;
  messages: typeof invoiceListMessages;
}

/**
 * The tabs of the invoice list. Open and overdue invoices are counted with the aging, drafts by a request, others once their list is
 * loaded in full.
 */
export function useInvoiceTabs(options: InvoiceTabsOptions): ListTab<InvoiceTab>[] {
  const { tab, list, open, filter, today, messages } = options;
  const { data: drafts } = useDraftCount(filter, list.isSuccess); // after the rows
  const counts = useMemo(() => countsOf(open, today), [open, today]);
  const listed = countOf(list.data?.pages);
  const count = (id: InvoiceTab) => counts[id] ?? (id === tab && listed?.isComplete ? listed : undefined);
  return [
    { id: 'all', label: messages.allInvoices, count: count('all') },
    { id: 'draft', label: messages.draft, count: count('draft') ?? drafts },
    { id: 'open', label: messages.open, count: count('open') },
    { id: 'overdue', label: messages.overdue, count: count('overdue') },
    { id: 'paid', label: messages.paid, count: count('paid') },
  ];
}

function countsOf(open: InvoiceTabsOptions['open'], today: PlainDate): Partial<Record<InvoiceTab, CountedPart | null>> {
  if (!open?.data) return open?.isPending ? { open: null, overdue: null } : {};
  const { rows, unreadable, isComplete } = open.data;
  return {
    open: { count: rows.length + unreadable.length, isComplete },
    overdue: {
      count: rows.filter((invoice) => isOverdue(invoice, today)).length,
      isComplete: isComplete && unreadable.length === 0, // an unreadable one may be overdue
    },
  };
}
