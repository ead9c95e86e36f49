'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { getDaysOverdue, getDueDate } from '../data/aging.ts';
import { isPartlyPaid } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { InvoiceStatus } from '../status/InvoiceStatus.tsx';

interface CardCellProps {
  invoice: Invoice;
  /** The date in the company’s time zone. */
  today: PlainDate;
  messages: typeof invoiceListMessages;
}

/** When an invoice is due, or its date if it is settled. */
export function CardDue({ invoice, today, messages }: CardCellProps) {
  const format = useDateFormat();
  const days = getDaysOverdue(invoice, today);
  if (days) return <span className="daybook-days-overdue">{messages.overdueBy({ count: days })}</span>;
  const dueDate = isSettled(invoice) ? undefined : getDueDate(invoice);
  if (!dueDate) return <DateText date={invoice.date} />;
  return messages.dueOn({ date: formatDate(dueDate, format) });
}

/** The total of a partly paid invoice, below its balance; otherwise the status. */
export function CardStatus({ invoice, ...props }: CardCellProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  if (!isPartlyPaid(invoice)) return <InvoiceStatus invoice={invoice} {...props} />;
  const amount = formatMoney(invoice.totals.total, { currency, locale, currencySign, currencyDisplay: 'none' });
  return <bdi className="daybook-money">{props.messages.ofTotal({ amount })}</bdi>;
}

/** The balance, or the total if nothing is owed any more. */
export function CardAmount({ invoice, messages }: Omit<CardCellProps, 'today'>) {
  if (!isSettled(invoice)) return <MoneyText amount={invoice.totals.balance} />;
  return (
    <span className="daybook-secondary">
      <span className="daybook-visually-hidden">{messages.total} </span>
      <MoneyText amount={invoice.totals.total} />
    </span>
  );
}

function isSettled({ invoiceStatus }: Invoice): boolean {
  return invoiceStatus === 'CLOSED' || invoiceStatus === 'CANCELLED';
}
