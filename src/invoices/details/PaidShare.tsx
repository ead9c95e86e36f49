'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import type { SectionPartProps } from './partProps.ts';

/** The paid share of the total, as a bar and as text; nothing if nothing is paid. */
export function PaidShare({ invoice, messages }: SectionPartProps) {
  const { currency, locale } = useDaybookContext();
  const format = useDateFormat();
  const { total, paidAmount, balance } = invoice.totals;
  if (total <= 0 || paidAmount <= 0) return null;
  const money = (amount: typeof total) => formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
  const [last] = (invoice.payments ?? [])
    .flatMap(({ date }) => date ?? [])
    .sort()
    .reverse();
  const inFull = last ? messages.paidInFullOn({ date: formatDate(last, format) }) : messages.paidInFull;
  return (
    <div className="daybook-paid-share">
      <div aria-hidden="true">
        <div style={{ inlineSize: `${Math.min(1, paidAmount / total) * 100}%` }} />
      </div>
      <span className="daybook-secondary">
        {balance <= 0 ? inFull : messages.partlyPaid({ paid: money(paidAmount), total: money(total) })}
      </span>
    </div>
  );
}
