'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { LoadedList } from '../../core/pages/readAll.ts';
import { type CountedPart, countOf } from '../../core/pages/rowCount.ts';
import type { ListTab } from '../../list/tabs/ListTabs.tsx';
import { isOverdue } from '../data/aging.ts';
import type { InvoiceTab } from '../data/filters.ts';
import { useDraftCount } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceReadings } from './useInvoiceReadings.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceTabsOptions {
  /** The selected tab. */
  tab: InvoiceTab | undefined;
  list: InvoiceRows;
  readings: InvoiceReadings;
  today: PlainDate;
  messages: typeof invoiceListMessages;
}

/**
 * The tabs of the invoice list. Open and overdue invoices are counted with the aging, drafts by a request, others once their list is
 * loaded in full.
 */
export function useInvoiceTabs(options: InvoiceTabsOptions): ListTab<InvoiceTab>[] {
  const { tab, list, readings, today, messages } = options;
  const { isNarrowed, ofCustomer } = readings;
  const { open } = readings.summarized;
  const { data: drafts } = useDraftCount(ofCustomer, list.isSuccess); // after the rows
  const counts = useMemo(() => countsOf(open, today), [open, today]);
  const listed = isNarrowed ? undefined : countOf(list.data?.pages);
  const count = (id: InvoiceTab) => (id === tab && !counts[id] && listed?.isComplete ? listed : counts[id]);
  return [
    { id: 'all', label: messages.allInvoices, count: count('all') },
    { id: 'draft', label: messages.draft, count: count('draft') ?? drafts },
    { id: 'open', label: messages.open, count: count('open') },
    { id: 'overdue', label: messages.overdue, count: count('overdue') },
    { id: 'paid', label: messages.paid, count: count('paid') },
  ];
}

function countsOf(
  open: UseQueryResult<LoadedList<Invoice>>,
  today: PlainDate,
): Partial<Record<InvoiceTab, CountedPart | null>> {
  if (!open.data) return open.fetchStatus !== 'idle' ? { open: null, overdue: null } : {};
  const { rows, unreadable, isComplete } = open.data;
  return {
    open: { count: rows.length + unreadable.length, isComplete },
    overdue: {
      count: rows.filter((invoice) => isOverdue(invoice, today)).length,
      isComplete: isComplete && unreadable.length === 0, // an unreadable one may be overdue
    },
  };
}
