import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { InvoicePayment } from '../data/schema.ts';
import type { InvoicePartProps } from './partProps.ts';
import { InvoicePart } from './Section.tsx';
import { InvoiceTable } from './StaticTable.tsx';

/** What came in for it. Of a payment that was larger, a part alone counts here. */
export function InvoicePayments({ invoice, messages }: InvoicePartProps) {
  const payments = invoice.payments ?? [];
  if (payments.length === 0) return null;
  return (
    <InvoicePart title={messages.payments}>
      <InvoiceTable<InvoicePayment>
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
            header: messages.amount,
            align: 'end',
            cell: ({ amount }) => <MoneyText amount={amount} />,
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
    </InvoicePart>
  );
}
