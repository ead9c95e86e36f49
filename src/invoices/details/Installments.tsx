'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { visibleText } from '../data/rules.ts';
import type { InvoiceInstallment } from '../data/schema.ts';
import { formatShare } from './formatShare.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';
import { StaticTable } from './StaticTable.tsx';

/** The invoice’s installments with their outstanding amounts. */
export function Installments({ invoice, messages }: SectionPartProps) {
  const { currency, locale } = useDaybookContext();
  const installments = invoice.installments ?? [];
  if (installments.length === 0) return null;
  const nameOf = ({ name }: InvoiceInstallment, index: number) =>
    visibleText(name) ?? messages.unnamedInstallment({ number: (index + 1).toLocaleString(locale) });
  const amountDue = ({ amountDue }: InvoiceInstallment) => formatShare(amountDue, { currency, locale, messages });
  return (
    <Section title={messages.installments}>
      <StaticTable<InvoiceInstallment>
        caption={messages.installments}
        rows={installments}
        columns={[
          { id: 'name', header: messages.installment, cell: (row, index) => <bdi>{nameOf(row, index)}</bdi> },
          {
            id: 'dueDate',
            header: messages.dueDate,
            cell: ({ dueDate }) => (dueDate ? <DateText date={dueDate} /> : undefined),
          },
          {
            id: 'amountDue',
            header: messages.amountDue,
            align: 'end',
            cell: (row) => (amountDue(row) ? <bdi className="daybook-money">{amountDue(row)}</bdi> : undefined),
          },
          {
            id: 'balance',
            header: messages.balance,
            align: 'end',
            cell: ({ balance }) => (typeof balance === 'number' ? <MoneyText amount={balance} /> : undefined),
          },
        ]}
      />
    </Section>
  );
}
