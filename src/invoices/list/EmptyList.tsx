'use client';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { InvoiceTab } from '../data/filters.ts';
import type { invoiceListMessages } from '../messages.ts';

interface EmptyListProps {
  /** Whether the company has no invoice at all. */
  isNone: boolean;
  /** The tab whose invoices are listed in full; undefined with other filters. */
  tab: InvoiceTab | undefined;
  /** The open invoices, if they are read. */
  openCount: number | undefined;
  onTabChange: (tab: InvoiceTab) => void;
  onClear: () => void;
  messages: typeof invoiceListMessages;
}

/** Replaces the rows of an empty list: why there are none, and what would help. */
export default function EmptyList({ isNone, tab, openCount, onTabChange, onClear, messages }: EmptyListProps) {
  if (isNone) {
    return (
      <Notice tone="quiet" detail={messages.emptyDetail}>
        {messages.empty}
      </Notice>
    );
  }
  if (!tab || tab === 'all') return <NoMatch onClear={onClear} />;
  const hasOpen = tab === 'overdue' && openCount !== undefined && openCount > 0;
  return (
    <Notice
      tone="quiet"
      detail={hasOpen && messages.notDueYet({ count: openCount })}
      action={
        <Button onPress={() => onTabChange(hasOpen ? 'open' : 'all')}>
          {hasOpen ? messages.showOpen : messages.showAll}
        </Button>
      }
    >
      {messages[`empty${tab}`]}
    </Notice>
  );
}
