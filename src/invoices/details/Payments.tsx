import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { InvoicePayment } from '../data/schema.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';
import { StaticTable } from './StaticTable.tsx';

/** The payments, with the part applied to this invoice, and their whole amount where that is another. */
export function Payments({ invoice, messages }: SectionPartProps) {
  const payments = invoice.payments ?? [];
  if (payments.length === 0) return null;
  const isApplied = payments.every(({ amount, allocatedAmount }) => amount === allocatedAmount);
  return (
    <Section title={messages.payments}>
      <StaticTable<InvoicePayment>
        caption={messages.payments}
        rows={payments}
        columns={[
          {
            id: 'date',
            header: messages.date,
            cell: ({ date }) => (date ? <DateText date={date} /> : messages.undated),
          },
          {
            id: 'amount',
            header: messages.payment,
            align: 'end',
            cell: ({ amount }) =>
              isApplied ? undefined : (
                <span className="daybook-secondary">
                  <MoneyText amount={amount} />
                </span>
              ),
          },
          {
            id: 'allocatedAmount',
            header: messages.allocatedAmount,
            align: 'end',
            cell: ({ allocatedAmount }) =>
              typeof allocatedAmount === 'number' ? <MoneyText amount={allocatedAmount} /> : undefined,
          },
        ]}
      />
    </Section>
  );
}
