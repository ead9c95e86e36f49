'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { CountMatches } from '../../list/filters/useMatchCount.ts';
import NoMatch from '../../reference-lists/filters/NoMatch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { type InvoiceFilters, type InvoiceTab, invoiceFilters } from '../data/filters.ts';
import { maxOpenInvoices } from '../data/queries.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoicesEmptyStateProps {
  /** Whether the company has no invoice at all. */
  isNone: boolean;
  /** Reads the other open invoices, if the buckets may have some of them. */
  onReadRest: (() => void) | undefined;
  filters: InvoiceFilters;
  /** The tab whose invoices are listed in full; undefined with other filters. */
  tab: InvoiceTab | undefined;
  /** The open invoices, if they are read. */
  openCount: number | undefined;
  onTabChange: (tab: InvoiceTab) => void;
  onClear: () => void;
  onRemove: (left: InvoiceFilters) => void;
  countMatches: CountMatches<InvoiceFilters>;
  /** The host's actions, if the company has no invoice. */
  actions: ReactNode;
  messages: typeof invoiceListMessages;
}

/** Replaces the rows of an empty list: why there are none, and what would help. */
export default function InvoicesEmptyState(props: InvoicesEmptyStateProps) {
  const { isNone, onReadRest, filters, tab, openCount, onTabChange, actions, messages } = props;
  const { onClear, onRemove, countMatches } = props;
  const { locale } = useDaybookContext();
  if (onReadRest) {
    return (
      <Notice tone="quiet" action={<Button onPress={onReadRest}>{messages.loadAll}</Button>}>
        {messages.agingTooMany({ count: maxOpenInvoices.toLocaleString(locale) })}
      </Notice>
    );
  }
  if (isNone) {
    return (
      <EmptyState icon="none" isFirstUse title={messages.empty} actions={actions}>
        {messages.emptyHint}
      </EmptyState>
    );
  }
  if (!tab || tab === 'all') {
    return <NoMatch fields={invoiceFilters.fields} {...{ filters, onClear, onRemove, countMatches, messages }} />;
  }
  const hasOpen = tab === 'overdue' && openCount !== undefined && openCount > 0;
  return (
    <EmptyState
      icon="none"
      title={messages[`empty${tab}`]}
      actions={
        <Button onPress={() => onTabChange(hasOpen ? 'open' : 'all')}>
          {hasOpen ? messages.showOpen : messages.showAll}
        </Button>
      }
    >
      {hasOpen && messages.notDueYet({ count: openCount })}
    </EmptyState>
  );
}
