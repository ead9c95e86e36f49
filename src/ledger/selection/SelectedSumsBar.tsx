'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { exactSum, negate } from '../../core/money/sum.ts';
import { SelectionBar } from '../../list/selection/SelectionBar.tsx';
import { SelectionExport, type SelectionExportProps } from '../../list/selection/SelectionExport.tsx';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import type { ledgerMessages, trialBalanceMessages } from '../messages.ts';

interface SelectedSumsBarProps<Row extends { id: string }>
  extends Pick<SelectionExportProps<Row>, 'csv' | 'readWhole' | 'fileName'> {
  selection: ListSelection<Row>;
  /** Their debits and credits; undefined if some are not known. */
  debits: readonly Minor[] | undefined;
  credits: readonly Minor[] | undefined;
  messages: typeof ledgerMessages | typeof trialBalanceMessages;
}

/** How many rows are selected, with their debits, credits and net; and their export. */
export function SelectedSumsBar<Row extends { id: string }>(props: SelectedSumsBarProps<Row>) {
  const { selection, debits, credits, csv, readWhole, fileName, messages } = props;
  const { rows } = selection;
  const { currency, locale, currencySign } = useDaybookContext();
  const sumOf = (amounts: readonly Minor[]) => {
    const sum = exactSum(amounts);
    return sum === undefined
      ? undefined
      : formatMoney(sum, { currency, locale, currencySign, currencyDisplay: 'none' });
  };
  const [debitSum, creditSum, net] =
    debits && credits ? [debits, credits, [...debits, ...credits.map(negate)]].map(sumOf) : [];
  const sums = debitSum && creditSum && net && messages.selectedSums({ debits: debitSum, credits: creditSum, net });
  return (
    <SelectionBar
      selection={selection}
      text={[messages.selected({ count: rows.length }), sums].filter(Boolean).join(' · ')}
      messages={messages}
    >
      <span className="daybook-selection-actions">
        <SelectionExport rows={rows} csv={csv} readWhole={readWhole} fileName={fileName} messages={messages} />
      </span>
    </SelectionBar>
  );
}
