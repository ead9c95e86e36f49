'use client';
import type { ReactNode } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { GlAccount } from '../../reference-lists/data/schema.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import type { ledgerMessages } from '../messages.ts';

interface LedgerHeaderProps {
  /** Undefined until it is known. */
  account: GlAccount | undefined;
  /** The days that are asked for. */
  range: DateRange;
  /** Whether lines within the period are left out. */
  isNarrowed: boolean;
  /** What changes the account. */
  children?: ReactNode;
  messages: typeof ledgerMessages;
}

/** Which account, of which kind, in which currency. */
export function LedgerHeader({ account, range, isNarrowed, children, messages }: LedgerHeaderProps) {
  const { currency, locale } = useDaybookContext();
  const [begin, end] = [range.begin, range.end].map((date) => date && formatDate(date, { locale }));
  const facts = [
    account?.accountNo && messages.accountNo({ accountNo: account.accountNo }),
    account?.type && wordOf(messages, 'type', account.type),
    messages.amountsIn({ currency }),
    isNarrowed && messages.matchingOnly,
  ];
  return (
    <div className="daybook-list-header">
      <div>
        <Heading>{account?.name ?? account?.displayName ?? messages.title}</Heading>
        <p className="daybook-secondary">{facts.filter(Boolean).join(' · ')}</p>
        <p className="daybook-secondary daybook-ledger-period">
          {begin || end ? messages.chipDates({ begin, end }) : messages.all}
        </p>
      </div>
      {children}
    </div>
  );
}
