'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { exactSum, negate } from '../../core/money/sum.ts';
import { SelectionBar } from '../../list/selection/SelectionBar.tsx';
import { SelectionExport } from '../../list/selection/SelectionExport.tsx';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';
import { ledgerCsv } from './csv.ts';

interface EntrySelectionBarProps {
  selection: ListSelection<GlEntry>;
  /** The CSV file’s name without extension. */
  fileName: string;
  messages: typeof ledgerMessages;
}

/** How many entries are selected, with their debits, credits and net; and their export. */
export default function EntrySelectionBar({ selection, fileName, messages }: EntrySelectionBarProps) {
  const { rows } = selection;
  const { currency, locale, currencySign } = useDaybookContext();
  const sumOf = (amounts: readonly Minor[]) => {
    const sum = exactSum(amounts);
    return sum === undefined
      ? undefined
      : formatMoney(sum, { currency, locale, currencySign, currencyDisplay: 'none' });
  };
  const debits = rows.map(({ drAmount }) => drAmount ?? zero);
  const credits = rows.map(({ crAmount }) => crAmount ?? zero);
  const [debitSum, creditSum, net] = [debits, credits, [...debits, ...credits.map(negate)]].map(sumOf);
  const sums = debitSum && creditSum && net && messages.selectedSums({ debits: debitSum, credits: creditSum, net });
  return (
    <SelectionBar
      selection={selection}
      text={[messages.selected({ count: rows.length }), sums].filter(Boolean).join(' · ')}
      messages={messages}
    >
      <span className="daybook-selection-actions">
        <SelectionExport rows={rows} csv={ledgerCsv(currency, messages)} fileName={fileName} messages={messages} />
      </span>
    </SelectionBar>
  );
}

const zero = toMinor(0);
