'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import type { trialBalanceMessages } from '../messages.ts';
import { SelectedSumsBar } from '../selection/SelectedSumsBar.tsx';
import { knownFigures, type TrialBalanceRow } from './columns.tsx';
import { trialBalanceCsv } from './csv.ts';

interface AccountSelectionBarProps {
  selection: ListSelection<TrialBalanceRow>;
  /** Loads debits and credits of the selected accounts. */
  readWhole: (signal: AbortSignal) => Promise<readonly TrialBalanceRow[]>;
  /** The CSV file’s name without extension. */
  fileName: string;
  messages: typeof trialBalanceMessages;
}

/** The sums, once all are known, and the export of the selected accounts. */
export default function AccountSelectionBar(props: AccountSelectionBarProps) {
  const { rows } = props.selection;
  const { currency } = useDaybookContext();
  return (
    <SelectedSumsBar
      {...props}
      debits={knownFigures(rows, 'debits')}
      credits={knownFigures(rows, 'credits')}
      csv={trialBalanceCsv(currency, props.messages)}
    />
  );
}
