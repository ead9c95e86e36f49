'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatDecimal, formatMinorDecimal, productOf } from '../../core/money/formatDecimal.ts';
import { visibleText } from '../data/rules.ts';
import type { InvoiceLineItem } from '../data/schema.ts';
import { formatShare } from './formatShare.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';
import { StaticTable } from './StaticTable.tsx';

/** The line items with exact, unrounded amounts: tax and rounding apply to the whole invoice. */
export function LineItems({ invoice, messages }: SectionPartProps) {
  const { currency, locale } = useDaybookContext();
  const lines = invoice.lineItems ?? [];
  if (lines.length === 0) return null;
  const share = { currency, locale, messages };
  return (
    <Section title={messages.lineItems}>
      <StaticTable<InvoiceLineItem>
        caption={messages.lineItems}
        rows={lines}
        columns={[
          {
            id: 'item',
            header: messages.item,
            cell: (line) => <LineName line={line} unnamed={messages.unnamedItem} />,
          },
          {
            id: 'quantity',
            header: messages.quantity,
            align: 'end',
            cell: ({ quantity }) => number(visibleText(quantity), (text) => formatDecimal(text, { locale })),
          },
          {
            id: 'rate',
            header: messages.rate,
            align: 'end',
            cell: ({ rate }) => number(visibleText(rate), (text) => formatMinorDecimal(text, { locale, currency })),
          },
          {
            id: 'salesTax',
            header: messages.salesTax,
            align: 'end',
            cell: ({ salesTax }) => number(formatShare(salesTax, share)),
          },
          {
            id: 'amount',
            header: messages.amount,
            align: 'end',
            cell: ({ quantity, rate }) =>
              number(productOf(visibleText(quantity) ?? '', visibleText(rate) ?? ''), (text) =>
                formatMinorDecimal(text, { locale, currency }),
              ),
          },
        ]}
      />
    </Section>
  );
}

function number(text: string | undefined, format = (value: string) => value): ReactNode {
  return text === undefined ? undefined : <bdi className="daybook-money">{format(text)}</bdi>;
}

function LineName({ line, unnamed }: { line: InvoiceLineItem; unnamed: string }) {
  const account = visibleText(line.glAccount?.displayName) ?? visibleText(line.glAccount?.name);
  return (
    <>
      <bdi>{visibleText(line.description) ?? unnamed}</bdi>
      {account && (
        <p className="daybook-secondary">
          <bdi>{account}</bdi>
        </p>
      )}
    </>
  );
}
