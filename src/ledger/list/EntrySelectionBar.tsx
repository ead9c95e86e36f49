'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';
import { SelectedSumsBar } from '../selection/SelectedSumsBar.tsx';
import { ledgerCsv } from './csv.ts';

interface EntrySelectionBarProps {
  selection: ListSelection<GlEntry>;
  account: GlAccount | undefined;
  /** The CSV file’s name without extension. */
  fileName: string;
  messages: typeof ledgerMessages;
}

/** The sums and the export of the selected entries. */
export default function EntrySelectionBar({ account, ...props }: EntrySelectionBarProps) {
  const { rows } = props.selection;
  const { currency } = useDaybookContext();
  return (
    <SelectedSumsBar
      {...props}
      debits={rows.map(({ drAmount }) => drAmount ?? zero)}
      credits={rows.map(({ crAmount }) => crAmount ?? zero)}
      csv={ledgerCsv(currency, account, props.messages)}
    />
  );
}

const zero = toMinor(0);
