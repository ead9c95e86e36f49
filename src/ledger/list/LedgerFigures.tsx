'use client';
import type { ReactNode } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { netOf, type TotalAmount } from '../data/totals.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';
import type { ledgerMessages } from '../messages.ts';
import { TotalMoney } from './TotalMoney.tsx';

interface LedgerFiguresProps {
  summary: LedgerSummary;
  range: DateRange;
  isFiltered: boolean;
  /** Whether entries are being loaded. */
  isLoading: boolean;
  /** The balance of the day that the chart points to. */
  readout?: ReactNode;
  /** Opens and closes the chart, on phones. */
  chartToggle?: ReactNode;
  messages: typeof ledgerMessages;
}

/** The ledger’s figures, each shown as soon as it is whole. With filters, the sums of the matching entries. */
export function LedgerFigures(props: LedgerFiguresProps) {
  const { summary, range, isFiltered, isLoading, readout, chartToggle, messages } = props;
  const { opening, debits, credits, closing, isUpdating } = summary;
  const updating = isLoading ? (
    <span className="daybook-skeleton" aria-hidden="true" />
  ) : (
    <span className="daybook-secondary">{messages.updating}</span>
  );
  const pending =
    isLoading || isUpdating ? (
      updating
    ) : (
      <span title={messages.loadAllForTotals}>
        <span aria-hidden="true">–</span>
        <span className="daybook-visually-hidden">{messages.loadAllForTotals}</span>
      </span>
    );
  return (
    <div className="daybook-ledger-figures">
      <dl aria-label={messages.figures}>
        {!isFiltered && (
          <Figure name={messages.openingBalance} date={range.begin} amount={opening} pending={updating} />
        )}
        <Figure name={isFiltered ? messages.matchingDebits : messages.debits} amount={debits} pending={pending} />
        <Figure name={isFiltered ? messages.matchingCredits : messages.credits} amount={credits} pending={pending} />
        {isFiltered ? (
          <Figure name={messages.matchingNet} amount={netOf(summary)} pending={pending} isLead />
        ) : (
          <Figure name={messages.closingBalance} date={range.end} amount={closing} pending={pending} isLead />
        )}
      </dl>
      {readout}
      {chartToggle && <div className="daybook-ledger-chart-toggle">{chartToggle}</div>}
    </div>
  );
}

interface FigureProps {
  name: string;
  date?: PlainDate | undefined;
  amount: TotalAmount;
  pending: ReactNode;
  isLead?: boolean;
}

function Figure({ name, date, amount, pending, isLead = false }: FigureProps) {
  if (amount === null) return null;
  return (
    <div data-lead={isLead || undefined}>
      <dt>
        {name} {date && <DateText date={date} />}
      </dt>
      <dd>
        <TotalMoney amount={amount} pending={pending} />
      </dd>
    </div>
  );
}
