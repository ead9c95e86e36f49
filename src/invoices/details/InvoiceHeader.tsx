'use client';
import { Fragment } from 'react';
import { daysBetween, today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { safeUrl } from '../../ui/safeUrl.ts';
import { getDueDate, isOverdue } from '../data/aging.ts';
import { visibleText } from '../data/rules.ts';
import { InvoiceStatus } from '../status/InvoiceStatus.tsx';
import type { SectionPartProps } from './partProps.ts';

/** Which invoice it is, whose, and what is owed until when. */
export function InvoiceHeader({ invoice, messages }: SectionPartProps) {
  const { currency, locale, timeZone } = useDaybookContext();
  const now = today(timeZone);
  const number = visibleText(invoice.invoiceNumber);
  const customer = visibleText(invoice.customer?.name);
  const facts = [visibleText(invoice.customer?.email), messages.amountsIn({ currency })];
  const dueDate = getDueDate(invoice);
  const overdue = dueDate && isOverdue(invoice, now) ? daysBetween(dueDate, now) : undefined;
  const page = safeUrl(invoice.customerInvoiceUrl);
  return (
    <header>
      <div className="daybook-invoice-name">
        <Heading>
          <bdi>{number ? messages.title({ number }) : messages.unnamed}</bdi>
        </Heading>
        <InvoiceStatus invoice={invoice} today={now} messages={messages} />
      </div>
      {customer && (
        <p className="daybook-invoice-customer">
          <bdi>{customer}</bdi>
        </p>
      )}
      <p className="daybook-secondary">
        {facts
          .filter((fact) => fact !== undefined)
          .map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
      </p>
      <div className="daybook-invoice-figures">
        <dl className="daybook-invoice-summary">
          <div>
            <dt>{messages.balance}</dt>
            <dd data-figure="">
              <bdi className="daybook-money">{formatMoney(invoice.totals.balance, { currency, locale })}</bdi>
            </dd>
          </div>
          <div>
            <dt>{messages.date}</dt>
            <dd>
              <DateText date={invoice.date} />
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
                  <bdi>{messages.overdueBy({ count: overdue, written: overdue.toLocaleString(locale) })}</bdi>
                </dd>
              )}
            </div>
          )}
        </dl>
      </div>
      {page && (
        <a className="daybook-link" href={page} target="_blank" rel="noreferrer">
          {messages.openCustomerPage}
        </a>
      )}
    </header>
  );
}
