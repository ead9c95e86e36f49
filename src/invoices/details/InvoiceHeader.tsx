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

/** The invoice’s number, status, customer, balance and dates. */
export function InvoiceHeader({ invoice, messages }: SectionPartProps) {
  const { currency, locale, currencySign, timeZone } = useDaybookContext();
  const now = today(timeZone);
  const number = visibleText(invoice.invoiceNumber);
  const customer = visibleText(invoice.customer?.name);
  const details = [visibleText(invoice.customer?.email), messages.amountsIn({ currency })];
  const dueDate = getDueDate(invoice);
  const overdue = dueDate && isOverdue(invoice, now) ? daysBetween(dueDate, now) : undefined;
  const paymentUrl = safeUrl(invoice.customerInvoiceUrl);
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
            <dt>{messages.balance}</dt>
            <dd data-figure="">
              <bdi className="daybook-money">
                {formatMoney(invoice.totals.balance, { currency, locale, currencySign })}
              </bdi>
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
                  <bdi>{messages.overdueBy({ count: overdue })}</bdi>
                </dd>
              )}
            </div>
          )}
        </dl>
      </div>
      {paymentUrl && (
        <a className="daybook-link" href={paymentUrl} target="_blank" rel="noreferrer">
          {messages.openCustomerPage}
        </a>
      )}
    </header>
  );
}
