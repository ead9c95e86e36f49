'use client';
import { useMemo, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { localizeDigits } from '../../core/messages/localizeDigits.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { sum } from '../../core/money/sum.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { ListTableFrame } from '../../list/table/ListTableFrame.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { agingBuckets, type InvoiceAgingBucket, sumByAgingBucket } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { AgingExport } from './AgingExport.tsx';
import { sumByCustomer } from './sumByCustomer.ts';
import { useCellKeyboard } from './useCellKeyboard.ts';

interface AgingByCustomerProps {
  /** All open invoices that match the filters. */
  invoices: readonly Invoice[];
  /** Called with a customer, and with the bucket of a pressed amount: without one, for all that is open. */
  onSelect: (customerId: string, bucket?: InvoiceAgingBucket) => void;
  /** Called on Escape. */
  onClose: () => void;
  messages: typeof invoiceListMessages;
}

/** What each customer owes, by aging bucket. A press on a customer or an amount selects its invoices; arrow keys move between them. */
export function AgingByCustomer({ invoices, onSelect, onClose, messages }: AgingByCustomerProps) {
  const { currency, locale } = useDaybookContext();
  const today = useToday();
  const customers = useMemo(() => sumByCustomer(invoices, today), [invoices, today]);
  const totals = useMemo(() => sumByAgingBucket(invoices, today), [invoices, today]);
  const nameOf = (bucket: InvoiceAgingBucket) => localizeDigits(messages[`aging${bucket}`], locale);
  const names = [messages.customer, ...agingBuckets.map(nameOf), messages.total];

  const part = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useCellKeyboard(part);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches keys from the buttons inside
    <div
      ref={part}
      className="daybook-aging-customers"
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return onKeyDown(event);
        event.preventDefault();
        event.stopPropagation(); // a dialog around the list stays open
        onClose();
      }}
    >
      <AgingExport customers={customers} messages={messages} />
      <ListTableFrame
        caption={messages.agingByCustomer}
        columns={[]}
        density={undefined}
        headers={names.map((name, index) => (
          <th key={name} scope="col" data-align={index > 0 ? 'end' : undefined}>
            <CellText>{name}</CellText>
          </th>
        ))}
        footer={
          <tr>
            <th scope="row">{messages.customerCount({ count: customers.length })}</th>
            {[...totals, { balance: sum(totals.map(({ balance }) => balance)) }].map(({ balance }, index) => (
              <td key={names[index + 1]} data-align="end" data-label={names[index + 1]}>
                <MoneyText amount={balance} />
              </td>
            ))}
          </tr>
        }
      >
        {customers.map(({ customer, parts, balance }) => {
          const name = customer?.name || customer?.email || messages.noCustomer;
          const amountCell = (label: string, amount: Minor, bucket?: InvoiceAgingBucket) => (
            <td key={label} data-align="end" data-label={label}>
              {amount > 0 && customer && (
                <button
                  type="button"
                  className="daybook-plain-button"
                  aria-label={messages.agingAmount({
                    customer: name,
                    bucket: label,
                    amount: formatMoney(amount, { currency, locale }),
                  })}
                  onClick={() => onSelect(customer.id, bucket)}
                >
                  <MoneyText amount={amount} />
                </button>
              )}
              {amount > 0 && !customer && <MoneyText amount={amount} />}
            </td>
          );
          return (
            <tr key={customer?.id ?? ''}>
              <th scope="row">
                {customer ? (
                  <button type="button" className="daybook-plain-button" onClick={() => onSelect(customer.id)}>
                    <CellText>{name}</CellText>
                  </button>
                ) : (
                  name
                )}
              </th>
              {parts.map((part) => amountCell(nameOf(part.bucket), part.balance, part.bucket))}
              {amountCell(messages.total, balance)}
            </tr>
          );
        })}
      </ListTableFrame>
    </div>
  );
}
