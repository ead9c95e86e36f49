'use client';
import { type ReactNode, useRef } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { AccountingMethod } from '../data/api.ts';
import type { ledgerMessages } from '../messages.ts';

interface AccountLineProps {
  /** Undefined until loaded. */
  account: GlAccount | undefined;
  range: DateRange;
  isFiltered: boolean;
  /** The accounting method of the balances; default the company’s. */
  accountingMethod?: AccountingMethod | undefined;
  /** At the end of the line. */
  actions?: ReactNode;
  /** The account picker. */
  children?: ReactNode;
  messages: typeof ledgerMessages;
}

/** The account’s name, number, type and currency; on paper also the period and the method. With a picker, the name is its field. */
export function AccountLine({
  account,
  range,
  isFiltered,
  accountingMethod,
  actions,
  children,
  messages,
}: AccountLineProps) {
  const { currency } = useDaybookContext();
  const title = useRef<HTMLDivElement>(null);
  const hasPicker = children !== undefined;
  useLayoutEffect(() => {
    const heading = title.current?.firstElementChild;
    if (!hasPicker || !heading) return;
    // Only a heading has the font of the host's headings.
    title.current?.style.setProperty('--_title-font', getComputedStyle(heading).fontFamily);
  });
  const format = useDateFormat();
  const [begin, end] = [range.begin, range.end].map((date) => date && formatDate(date, format));
  const details = [account?.accountNo, account?.type && wordOf(messages, 'type', account.type), currency];
  return (
    <div className="daybook-list-header">
      <div className="daybook-ledger-header">
        <div ref={title} className="daybook-ledger-account">
          <Heading>{account?.name ?? account?.displayName ?? messages.title}</Heading>
          {children}
        </div>
        <p className="daybook-secondary">
          {details.filter(Boolean).join(' · ')}
          {isFiltered && ` · ${messages.matchingOnly}`}
        </p>
        <p className="daybook-secondary daybook-ledger-period">
          {begin || end ? messages.chipDates({ begin, end }) : messages.all}
          {` · ${messages[`basis${accountingMethod ?? 'DEFAULT'}`]}`}
        </p>
      </div>
      {actions}
    </div>
  );
}
