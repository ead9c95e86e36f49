'use client';
import { Fragment } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { getDaysOverdue, getDueDate } from '../data/aging.ts';
import { visibleText } from '../data/rules.ts';
import { InvoiceStatus } from '../status/InvoiceStatus.tsx';
import { PaidShare } from './PaidShare.tsx';
import type { SectionPartProps } from './partProps.ts';

/** The invoice’s number, status, customer, balance and dates. */
export function InvoiceHeader({ invoice, messages }: SectionPartProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  const today = useToday();
  const number = visibleText(invoice.invoiceNumber);
  const customer = visibleText(invoice.customer?.name);
  const details = [visibleText(invoice.customer?.email), messages.amountsIn({ currency })];
  const dueDate = getDueDate(invoice);
  const overdue = getDaysOverdue(invoice, today);
  // The balance of a paid invoice or a draft says nothing.
  const lead = ['CLOSED', 'DRAFT'].includes(invoice.invoiceStatus ?? '') ? 'total' : 'balance';
  return (
    <header>
      <div className="daybook-invoice-name">
        <Heading tabIndex={-1}>
          <bdi>{number ? messages.title({ number }) : messages.unnamed}</bdi>
        </Heading>
        <InvoiceStatus invoice={invoice} today={today} messages={messages} />
      </div>
      {customer && (
        <p className="daybook-invoice-customer">
          <bdi>{customer}</bdi>
        </p>
      )}
      <p className="daybook-secondary">
        {details
          .filter((text) => text !== undefined)
          .map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
      </p>
      <div className="daybook-invoice-figures">
        <dl className="daybook-invoice-summary">
          <div>
            <dt>{messages[lead]}</dt>
            <dd data-figure="">
              <bdi className="daybook-money">
                {formatMoney(invoice.totals[lead], { currency, locale, currencySign })}
              </bdi>
            </dd>
          </div>
          {dueDate && (
            <div>
              <dt>{messages.dueDate}</dt>
              <dd>
                <DateText date={dueDate} />
              </dd>
              {overdue && (
                <dd className="daybook-error-text">
                  <bdi>{messages.overdueBy({ count: overdue })}</bdi>
                </dd>
              )}
            </div>
          )}
          <div>
            <dt>{messages.date}</dt>
            <dd>
              <DateText date={invoice.date} />
            </dd>
          </div>
        </dl>
      </div>
      <PaidShare invoice={invoice} messages={messages} />
    </header>
  );
}
