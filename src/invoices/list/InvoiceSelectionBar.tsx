'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { SelectionBar } from '../../list/selection/SelectionBar.tsx';
import { SelectionExport } from '../../list/selection/SelectionExport.tsx';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { CopyNumbers } from './CopyNumbers.tsx';
import { invoiceCsv } from './csv.ts';

interface InvoiceSelectionBarProps {
  selection: ListSelection<Invoice>;
  /** Whether more invoices match than are loaded. */
  hasMore: boolean;
  messages: typeof invoiceListMessages;
}

/** How many invoices are selected, and their balance; their export and their numbers. */
export default function InvoiceSelectionBar({ selection, hasMore, messages }: InvoiceSelectionBarProps) {
  const { rows } = selection;
  const { currency } = useDaybookContext();
  const today = useToday();
  const format = useMoneyFormat();
  const balance = exactSum(rows.map(({ totals }) => totals.balance));
  const parts = [
    messages[hasMore && selection.areAllLoaded ? 'selectedAllLoaded' : 'selected']({ count: rows.length }),
    balance !== undefined && messages.selectedBalance({ amount: format(balance) }),
  ];
  return (
    <SelectionBar selection={selection} text={parts.filter(Boolean).join(' · ')} messages={messages}>
      <span className="daybook-selection-actions">
        <SelectionExport
          rows={rows}
          csv={invoiceCsv(currency, today, messages)}
          fileName="invoices"
          messages={messages}
        />
        <CopyNumbers invoices={rows} messages={messages} />
      </span>
    </SelectionBar>
  );
}
