'use client';
import type { ReactNode } from 'react';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { type InvoiceFilters, invoiceFilters } from '../data/filters.ts';
import type { invoiceListMessages } from '../messages.ts';

interface NoInvoicesProps {
  filters: InvoiceFilters;
  isFiltered: boolean;
  onClear: () => void;
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof invoiceListMessages;
}

/** Replaces the table: no invoice matches, or there are none yet. */
export function NoInvoices({ filters, isFiltered, onClear, actions, messages }: NoInvoicesProps) {
  if (isFiltered) {
    return <NoMatch fields={invoiceFilters.fields} filters={filters} onClear={onClear} messages={messages} />;
  }
  return (
    <EmptyState icon="none" isFirstUse title={messages.empty} actions={actions}>
      {messages.emptyHint}
    </EmptyState>
  );
}
