'use client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useSupplied } from '../core/context.ts';
import { type RangePreset, rangePresets } from '../core/dates/dateRange.ts';
import { wordOf } from '../core/messages/wordOf.ts';
import type { GlAccount } from '../reference-lists/schema.ts';
import { Select } from '../ui/Select.tsx';
import type { ledgerMessages } from './messages.ts';

interface LedgerHeaderProps {
  /** Undefined until it is known. */
  account: GlAccount | undefined;
  period: RangePreset;
  onPeriodChange: (period: RangePreset) => void;
  entries: UseInfiniteQueryResult<InfiniteData<{ rows: readonly unknown[] }>>;
  messages: typeof ledgerMessages;
}

/** Which account, in which currency, over which period, and how many entries are loaded. */
export function LedgerHeader({ account, period, onPeriodChange, entries, messages }: LedgerHeaderProps) {
  const { currency, locale } = useSupplied();
  const count = entries.data?.pages.reduce((total, page) => total + page.rows.length, 0);
  const facts = [
    account?.accountNo && messages.accountNo({ accountNo: account.accountNo }),
    account?.type && wordOf(messages, 'type', account.type),
    messages.amountsIn({ currency }),
  ];
  return (
    <div className="daybook-ledger-header">
      <div>
        <h2 className="daybook-title">{account?.name ?? account?.displayName ?? messages.title}</h2>
        <p className="daybook-secondary">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="daybook-ledger-tools">
        <p className="daybook-secondary" role="status" dir="auto">
          {count
            ? messages.entryCount({ count, written: count.toLocaleString(locale), isWhole: !entries.hasNextPage })
            : '\u00a0'}
        </p>
        <Select
          label={messages.period}
          value={period}
          options={rangePresets.map((preset) => ({ value: preset, label: messages[preset] }))}
          onChange={onPeriodChange}
        />
      </div>
    </div>
  );
}
