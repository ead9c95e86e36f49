'use client';
import type { ReactNode } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { formatDatetime } from '../../core/dates/formatDatetime.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { getDueDate, isOverdue } from '../data/aging.ts';
import { visibleText } from '../data/rules.ts';
import type { Invoice, InvoiceActivity } from '../data/schema.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** The invoice’s events, payments and dates, newest first, with the reason for failures. */
export function Activity({ invoice, messages }: SectionPartProps) {
  const { locale, timeZone } = useDaybookContext();
  const happened = useHappened(invoice, messages);
  if (happened.length === 0) return null;
  return (
    <Section title={messages.activity}>
      <ol className="daybook-invoice-activity">
        {happened.map(({ key, text, datetime, date, detail }) => (
          <li key={key}>
            <bdi>{text}</bdi>
            {datetime && (
              <time className="daybook-secondary" dateTime={datetime.toISOString()}>
                {formatDatetime(datetime, { locale, timeZone })}
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
  text: string;
  datetime?: Date | null | undefined;
  date?: PlainDate | null | undefined;
  detail?: ReactNode;
}

/** What is known to have happened; events have no ids, so their index is the key. Newest first, undated last. */
function useHappened(invoice: Invoice, messages: SectionPartProps['messages']): Happened[] {
  const { currency, locale, timeZone } = useDaybookContext();
  const { activity, payments, invoiceStatus, date, totals } = invoice;
  const money = (amount: Minor) => formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
  const happened: Happened[] = [
    ...(activity ?? []).map(({ type, datetime, ...outcome }, index) => ({
      key: `activity ${index}`,
      text: visibleText(wordOf(messages, 'activity', type)) ?? messages.unnamedActivity,
      datetime,
      detail: <Outcome {...outcome} messages={messages} />,
    })),
    ...(payments ?? []).map(({ date, amount, allocatedAmount }, index) => ({
      key: `payment ${index}`,
      text: messages.paymentApplied({ amount: money(allocatedAmount ?? amount) }),
      date,
    })),
  ];
  if (isOverdue(invoice, today(timeZone))) {
    const amount = money(totals.balance);
    const detail = <p className="daybook-secondary">{messages.stillOpen({ amount })}</p>;
    happened.push({ key: 'due', text: messages.dueDatePassed, date: getDueDate(invoice), detail });
  }
  const isIssued = invoiceStatus && invoiceStatus !== 'DRAFT' && invoiceStatus !== 'SCHEDULED';
  if (isIssued) happened.push({ key: 'dated', text: messages.invoiceDated, date });
  // In this locale, times are written like dates, `2026-06-01 10:14:00`, so that both compare as text.
  const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const placeOf = ({ datetime, date }: Happened) => (datetime ? moment.format(datetime) : (date ?? ''));
  return happened.toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? 1 : placeOf(one) > placeOf(other) ? -1 : 0,
  );
}

type OutcomeProps = Pick<InvoiceActivity, 'status' | 'error'> & Pick<SectionPartProps, 'messages'>;

/** The outcome, except success. */
function Outcome({ status: code, error, messages }: OutcomeProps) {
  const reason = visibleText(error);
  const isFailed = code === 'FAILURE' || (reason !== undefined && code !== 'SUCCESS');
  if (code === 'SUCCESS' && reason === undefined) return null;
  const status = visibleText(code)
    ? visibleText(wordOf(messages, 'activityStatus', visibleText(code) ?? ''))
    : undefined;
  const text = status && reason ? messages.failedBecause({ status, reason }) : (reason ?? status);
  if (text === undefined) return null;
  return (
    <p className="daybook-status" data-tone={isFailed ? 'danger' : 'quiet'}>
      <bdi>{text}</bdi>
    </p>
  );
}
