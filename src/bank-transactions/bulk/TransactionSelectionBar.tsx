'use client';
import { type ComponentProps, useMemo } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { SelectionBar } from '../../list/selection/SelectionBar.tsx';
import type { ListSelection } from '../../list/selection/useListSelection.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { BulkActions } from './BulkActions.tsx';
import { bulkMessages } from './bulkMessages.ts';
import { bulkPreview } from './bulkPreview.ts';
import { countResults, hasSucceeded } from './bulkResults.ts';
import { excludedText, summaryText } from './bulkTexts.ts';
import type { BulkJob } from './useBulkJob.ts';

interface TransactionSelectionBarProps
  extends Omit<ComponentProps<typeof BulkActions>, 'selected' | 'suggestions' | 'bulk' | 'isRest'> {
  selection: ListSelection<BankTransaction>;
  /** Undefined if nothing can be changed. */
  bulk: BulkJob | undefined;
  /** Whether more transactions match than are loaded. */
  hasMore: boolean;
  /** The suggested category of a transaction, unless it can't be changed. */
  suggestionFor: (row: BankTransaction) => { id: string } | undefined;
  ofList: typeof transactionListMessages;
}

/** How many transactions are selected, their net, what can be changed, and the actions. */
export default function TransactionSelectionBar(props: TransactionSelectionBarProps) {
  const { selection, hasMore, suggestionFor, bulk, ofList, ...actions } = props;
  const { rows: selected } = selection;
  const { locale } = useDaybookContext();
  const format = useMoneyFormat(true);
  const messages = useMessages('bankTransactionList', bulkMessages, actions.overrides);
  const closing = useClosingState();
  const count = selected.length;
  const net = exactSum(selected.map(({ amount }) => amount));
  const numbers = [
    ofList[hasMore && selection.areAllLoaded ? 'selectedAllLoaded' : 'selected']({ count }),
    net !== undefined && ofList.selectedNet({ amount: format(net) }),
  ];
  const suggestions = new Map(
    selected.flatMap((row) => {
      const suggested = suggestionFor(row);
      return suggested ? [[row.id, suggested.id] as const] : [];
    }),
  );
  // What a change of the category, to whichever, would do.
  const preview = useMemo(() => closing && bulkPreview(selected, { categoryId: '' }, closing), [selected, closing]);
  const canChange = [
    preview && messages.bulkCanChange({ count: preview.changed.length }),
    preview && preview.excluded.size > 0 && excludedText(preview.excluded, messages, locale),
  ]
    .filter(Boolean)
    .join(' · ');
  const rest = bulk && stoppedText(bulk, selected, messages, locale);
  return (
    <SelectionBar
      selection={selection}
      text={numbers.filter(Boolean).join(' · ')}
      detail={rest || (bulk && preview && canChange)}
      messages={ofList}
    >
      {bulk && (
        <BulkActions {...actions} selected={selected} suggestions={suggestions} bulk={bulk} isRest={Boolean(rest)} />
      )}
    </SelectionBar>
  );
}

/** What a job did that the user stopped, while all that it didn’t send is selected. */
function stoppedText(
  { run }: BulkJob,
  selected: readonly BankTransaction[],
  messages: typeof bulkMessages,
  locale: string,
): string | undefined {
  if (!run || run.inProgress) return undefined;
  const { failed, notConfirmed, notSent } = countResults(run.results);
  if (failed + notConfirmed > 0 || notSent === 0) return undefined;
  const ids = new Set(selected.map(({ id }) => id));
  const isRest = run.results.every((result) => hasSucceeded(result) || ids.has(result.transaction.id));
  return isRest ? summaryText(run, messages, locale) : undefined;
}
