'use client';
import type { ReactNode } from 'react';
import type { CountMatches } from '../../list/filters/useMatchCount.ts';
import type { ListSlotProps } from '../../list/rows/listSlotProps.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { InvoiceFilters, InvoiceTab } from '../data/filters.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { InvoiceEmptiness } from './useInvoiceEmptiness.ts';
import type { InvoiceReadings } from './useInvoiceReadings.ts';

const loadEmptyState = () => import('./InvoicesEmptyState.tsx');

interface NoInvoicesProps {
  emptiness: InvoiceEmptiness;
  readings: InvoiceReadings;
  filters: InvoiceFilters;
  onTabChange: (tab: InvoiceTab) => void;
  /** Clears the filters but those named. */
  clear: (kept?: readonly string[]) => void;
  onRemove: (left: InvoiceFilters) => void;
  /** The filters that are shown above the list. */
  kept: readonly string[];
  countMatches: CountMatches<InvoiceFilters>;
  renderEmpty: ListSlotProps<Invoice>['renderEmpty'];
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof invoiceListMessages;
}

/** Replaces the rows of an empty list with the host's text or ours. Only ours can read the rest of the open invoices. */
export function NoInvoices({ emptiness, readings, clear, kept, renderEmpty, ...props }: NoInvoicesProps) {
  const { isNone, isFiltered, tab } = emptiness;
  const { data: open } = readings.summarized.open;
  const isPartlyRead = readings.open?.data?.isComplete === false;
  const given = isPartlyRead ? undefined : renderEmpty?.({ isFiltered, clearFilters: () => clear() });
  return (
    given ?? (
      <LazyPart
        load={loadEmptyState}
        props={{
          ...props,
          isNone,
          onReadRest: isPartlyRead ? readings.readRest : undefined,
          tab,
          openCount: open?.isComplete ? open.rows.length : undefined,
          onClear: () => clear(kept),
        }}
      />
    )
  );
}
