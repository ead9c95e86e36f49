'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { AgingPart } from '../data/aging.ts';
import type { invoiceListMessages } from '../messages.ts';

interface AgeingTableProps {
  parts: readonly AgingPart[];
  messages: typeof invoiceListMessages;
}

/** The bands as a table, for people who hear the page: cell by cell, where the bar says nothing. */
export function AgingTable({ parts, messages }: AgeingTableProps) {
  const { currency, locale } = useDaybookContext();
  return (
    <div className="daybook-visually-hidden">
      <table>
        <caption>{messages.ageing}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.due}</th>
            <th scope="col">{messages.title}</th>
            <th scope="col">{messages.balance}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ band, count, balance }) => (
            <tr key={band}>
              <th scope="row">{messages[`ageing${band}`]}</th>
              <td>{count.toLocaleString(locale)}</td>
              <td>{formatMoney(balance, { currency, locale })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
