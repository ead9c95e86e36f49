'use client';
import type { ReactNode } from 'react';
import { formatDatetime } from '../../core/dates/formatDatetime.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { useReaderTimeZone } from '../../ui/dates/useReaderTimeZone.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { warningPath } from '../../ui/fields/iconPaths.ts';
import { getDueDate, isOverdue } from '../data/aging.ts';
import { visibleText } from '../data/rules.ts';
import type { Invoice, InvoiceActivity } from '../data/schema.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** The invoice’s events, payments and dates, newest first, with the reason for failures. Times are in the reader’s zone. */
export function Activity({ invoice, messages }: SectionPartProps) {
  const { locale } = useDaybookContext();
  const readerTimeZone = useReaderTimeZone();
  const happened = useHappened({ invoice, messages, readerTimeZone });
  if (happened.length === 0) return null;
  return (
    <Section title={messages.activity}>
      <ol className="daybook-invoice-activity">
        {happened.map(({ key, icon, text, datetime, date, detail }) => (
          <li key={key}>
            <CellIcon {...icons[icon]} />
            <bdi>{text}</bdi>
            {datetime && (
              <time className="daybook-secondary" dateTime={datetime.toISOString()}>
                {formatDatetime(datetime, { locale, timeZone: readerTimeZone })}
              </time>
            )}
            {date && (
              <span className="daybook-secondary">
                <DateText date={date} />
              </span>
            )}
            {detail}
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface Happened {
  key: string;
  icon: keyof typeof icons;
  text: string;
  datetime?: Date | null | undefined;
  date?: PlainDate | null | undefined;
  detail?: ReactNode;
}

interface HappenedOptions extends SectionPartProps {
  readerTimeZone: string;
}

/** What is known to have happened; events have no ids, so their index is the key. Newest first, undated last. */
function useHappened({ invoice, messages, readerTimeZone }: HappenedOptions): Happened[] {
  const { currency, locale } = useDaybookContext();
  const { activity, payments, date, totals } = invoice;
  const money = (amount: Minor) => formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
  const happened: Happened[] = [
    ...(activity ?? []).map(({ type, datetime, ...outcome }, index) => ({
      key: `activity ${index}`,
      icon: isFailure(outcome) ? ('failed' as const) : ('sent' as const),
      text: visibleText(wordOf(messages, 'activity', type)) ?? messages.unnamedActivity,
      datetime,
      detail: <Outcome {...outcome} messages={messages} />,
    })),
    ...(payments ?? []).map(({ date, amount, allocatedAmount }, index) => ({
      key: `payment ${index}`,
      icon: 'paid' as const,
      text: messages.paymentApplied({ amount: money(allocatedAmount ?? amount) }),
      date,
    })),
  ];
  const today = useToday(); // the company’s day
  const dueDate = getDueDate(invoice);
  if (isIssued(invoice) && invoice.invoiceStatus !== 'CANCELLED' && dueDate !== undefined && dueDate < today) {
    const detail = isOverdue(invoice, today) && (
      <p className="daybook-secondary">{messages.stillOpen({ amount: money(totals.balance) })}</p>
    );
    happened.push({ key: 'due', icon: 'due', text: messages.dueDatePassed, date: dueDate, detail });
  }
  if (isIssued(invoice)) happened.push({ key: 'dated', icon: 'dated', text: messages.invoiceDated, date });
  // In this locale, times are written like dates, `2026-06-01 10:14:00`, so that both compare as text.
  const moment = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: readerTimeZone,
  });
  const placeOf = ({ datetime, date }: Happened) => (datetime ? moment.format(datetime) : (date ?? ''));
  return happened.toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? 1 : placeOf(one) > placeOf(other) ? -1 : 0,
  );
}

/** Whether the invoice is known to be issued, even if it was canceled later. */
function isIssued({ invoiceStatus }: Invoice): boolean {
  return Boolean(invoiceStatus) && invoiceStatus !== 'DRAFT' && invoiceStatus !== 'SCHEDULED';
}

function isFailure({ status, error }: Pick<InvoiceActivity, 'status' | 'error'>): boolean {
  return status === 'FAILURE' || (visibleText(error) !== undefined && status !== 'SUCCESS');
}

/** Their texts say the same. */
const icons = {
  failed: { path: warningPath, tone: 'danger' },
  sent: { path: 'M1.5 3.5h13v9h-13zM1.5 4.5L8 9l6.5-4.5' },
  paid: { path: 'M3 8.5l3.2 3.2L13 4.5', tone: 'good' },
  due: { path: 'M8 2a6 6 0 010 12a6 6 0 010-12zM8 4.5V8l2.5 1.5' },
  dated: { path: 'M4 1.5h8v13l-2-1.5-2 1.5-2-1.5-2 1.5zM6.5 5h3M6.5 8h3' },
} as const;

type OutcomeProps = Pick<InvoiceActivity, 'status' | 'error'> & Pick<SectionPartProps, 'messages'>;

/** The outcome, except success. */
function Outcome({ status: code, error, messages }: OutcomeProps) {
  const reason = visibleText(error);
  if (code === 'SUCCESS' && reason === undefined) return null;
  const status = visibleText(code)
    ? visibleText(wordOf(messages, 'activityStatus', visibleText(code) ?? ''))
    : undefined;
  const text = status && reason ? messages.failedBecause({ status, reason }) : (reason ?? status);
  if (text === undefined) return null;
  return (
    <p className="daybook-status" data-tone={isFailure({ status: code, error }) ? 'danger' : 'quiet'}>
      <bdi>{text}</bdi>
    </p>
  );
}
