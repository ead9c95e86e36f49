'use client';
import type { ReactNode } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { isMinor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import type { LedgerSummary, WholeAmount } from '../data/useLedgerSummary.ts';
import type { ledgerMessages } from '../messages.ts';
import { WholeMoney } from './WholeMoney.tsx';

interface LedgerFiguresProps {
  summary: LedgerSummary;
  range: DateRange;
  isFiltered: boolean;
  /** The balance of the day that the chart points to. */
  readout?: ReactNode;
  messages: typeof ledgerMessages;
}

/** The ledger’s figures, each shown as soon as it is whole. With filters, the sums of the matching entries. */
export function LedgerFigures({ summary, range, isFiltered, readout, messages }: LedgerFiguresProps) {
  const { opening, debits, credits, closing } = summary;
  return (
    <div className="daybook-ledger-figures">
      <dl aria-label={messages.figures}>
        {!isFiltered && <Figure name={messages.openingBalance} date={range.begin} amount={opening} />}
        <Figure name={isFiltered ? messages.matchingDebits : messages.debits} amount={debits} />
        <Figure name={isFiltered ? messages.matchingCredits : messages.credits} amount={credits} />
        {isFiltered ? (
          <Figure name={messages.matchingNet} amount={netOf(summary)} isLead />
        ) : (
          <Figure name={messages.closingBalance} date={range.end} amount={closing} isLead />
        )}
      </dl>
      {readout}
    </div>
  );
}

interface FigureProps {
  name: string;
  date?: PlainDate | undefined;
  amount: WholeAmount;
  isLead?: boolean;
}

function Figure({ name, date, amount, isLead = false }: FigureProps) {
  if (amount === null) return null;
  return (
    <div data-lead={isLead || undefined}>
      <dt>
        {name} {date && <DateText date={date} />}
      </dt>
      <dd>
        <WholeMoney amount={amount} />
      </dd>
    </div>
  );
}

function netOf({ debits, credits }: LedgerSummary): WholeAmount {
  if (typeof debits !== 'number' || typeof credits !== 'number') return debits;
  const net = debits - credits;
  return isMinor(net) ? net : null;
}
