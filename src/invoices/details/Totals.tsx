'use client';
import { Fragment, type ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { formatShare } from './formatShare.ts';
import type { SectionPartProps } from './partProps.ts';

/** The invoice’s totals as the service computed them, without those that are zero, except the balance. */
export function Totals({ invoice, messages }: SectionPartProps) {
  const { currency, locale } = useDaybookContext();
  const { discount, totals } = invoice;
  const format = { currency, locale, messages };
  const share = formatShare(discount, format);
  const discounted = (totals.discountedTotal ?? Number.NaN) - (totals.subtotal ?? Number.NaN);
  const taxes = new Set(
    invoice.lineItems?.map(({ salesTax }) => salesTax?.type === 'PERCENT' && formatShare(salesTax, format)),
  );
  const [tax] = taxes.size === 1 ? taxes : [];
  const withShare = (term: string, rate: string | false | undefined) =>
    rate ? messages.withShare({ term, share: rate }) : term;
  const rows = [
    !share ? null : Number.isSafeInteger(discounted) ? (
      <Figure
        key="discount"
        term={withShare(messages.discount, discount?.type !== 'AMOUNT' && share)}
        amount={toMinor(discounted)}
      />
    ) : (
      <Fragment key="discount">
        <Row term={messages.discount}>
          <bdi>{share}</bdi>
        </Row>
        <Figure term={messages.discountedTotal} amount={totals.discountedTotal} />
      </Fragment>
    ),
    <Figure key="tax" term={withShare(messages.salesTax, tax)} amount={totals.salesTax} />,
  ];
  // The tax is that of the amounts above it.
  if (discount?.calculateBeforeSalesTax === false) rows.reverse();
  return (
    <div className="daybook-invoice-part">
      <Heading isPart className="daybook-visually-hidden">
        {messages.totals}
      </Heading>
      <div className="daybook-invoice-totals">
        <dl>
          <Figure term={messages.subtotal} amount={totals.subtotal} />
          {rows}
          <Figure term={messages.total} amount={totals.total} />
          <Figure term={messages.paid} amount={toMinor(-totals.paidAmount)} />
          <Row term={messages.balance}>
            <MoneyText amount={totals.balance} />
          </Row>
        </dl>
      </div>
    </div>
  );
}

function Figure({ term, amount }: { term: string; amount: Minor | null | undefined }) {
  return !amount ? null : (
    <Row term={term}>
      <MoneyText amount={amount} />
    </Row>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
