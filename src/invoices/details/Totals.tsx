'use client';
import type { ReactNode } from 'react';
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
  const share = formatShare(discount, { currency, locale, messages });
  const describeDiscount =
    discount?.calculateBeforeSalesTax === false ? messages.afterSalesTax : messages.beforeSalesTax;
  return (
    <div className="daybook-invoice-part">
      <Heading isPart className="daybook-visually-hidden">
        {messages.totals}
      </Heading>
      <div className="daybook-invoice-totals">
        <dl>
          <Figure term={messages.subtotal} amount={totals.subtotal} />
          {share && (
            <Row term={messages.discount}>
              <bdi>{describeDiscount({ share })}</bdi>
            </Row>
          )}
          {share && <Figure term={messages.discountedTotal} amount={totals.discountedTotal} />}
          <Figure term={messages.salesTax} amount={totals.salesTax} />
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
