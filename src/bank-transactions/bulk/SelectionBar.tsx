'use client';
import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { exactSum } from '../../core/money/sum.ts';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { unbrokenMoney } from '../../ui/root/Heading.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { BulkActions } from './BulkActions.tsx';
import { bulkMessages } from './bulkMessages.ts';
import { bulkPreview } from './bulkPreview.ts';
import { exclusionsText } from './bulkTexts.ts';

interface SelectionBarProps extends Omit<ComponentProps<typeof BulkActions>, 'suggestions' | 'bulk'> {
  /** Undefined if nothing can be changed. */
  bulk: ComponentProps<typeof BulkActions>['bulk'] | undefined;
  /** Whether these are all loaded transactions, and more match. */
  isAllLoaded: boolean;
  /** The suggested category of a transaction, unless it can't be changed. */
  suggestionFor: (row: BankTransaction) => { id: string } | undefined;
  onClear: () => void;
  /** The host's actions. */
  children: ReactNode;
  ofList: typeof transactionListMessages;
}

/** In the place of the toolbar: how many transactions are selected, their net, what can be changed, and the actions. */
export default function SelectionBar(props: SelectionBarProps) {
  const { selected, isAllLoaded, suggestionFor, bulk, onClear, children, ofList, ...actions } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const messages = useMessages('bankTransactionList', bulkMessages, actions.overrides);
  const closing = useClosingState();
  const count = selected.length;
  const net = exactSum(selected.map(({ amount }) => amount));
  const numbers = [
    ofList[isAllLoaded ? 'selectedAllLoaded' : 'selected']({ count }),
    net !== undefined && ofList.selectedNet({ amount: formatMoney(net, { currency, locale, currencySign }) }),
  ];
  const suggestions = useMemo(
    () => new Map(selected.flatMap((row) => (suggestionFor(row) ? [[row.id, suggestionFor(row)?.id ?? '']] : []))),
    [selected, suggestionFor],
  );
  // What a change of the category, to whichever, would do.
  const preview = useMemo(() => closing && bulkPreview(selected, { categoryId: '' }, closing), [selected, closing]);
  const canChange = [
    preview && messages.bulkCanChange({ count: preview.changed.length }),
    preview &&
      preview.excluded.size > 0 &&
      messages.bulkExcluded({ what: exclusionsText(preview.excluded, messages, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const isRunning = bulk?.run?.inProgress !== undefined;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = bar.current;
    // It goes with the selection: the focus moves to the table, also from a popover, which `:focus-within` doesn’t see.
    return () => {
      if (!part) return;
      const { activeElement } = part.getRootNode() as Document | ShadowRoot; // it is in a page, or in a shadow root of one
      if (!part.contains(activeElement)) return;
      part.closest('section')?.querySelector('table')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={bar} className="daybook-selection-bar">
      <IconButton icon="remove" label={ofList.clearSelection} onPress={onClear} />
      <div>
        <p role="status" dir="auto">
          {unbrokenMoney(numbers.filter(Boolean).join(' · '))}
        </p>
        {bulk && preview && (
          <p className="daybook-secondary" dir="auto" title={canChange}>
            {canChange}
          </p>
        )}
      </div>
      {bulk && !isRunning && <BulkActions {...actions} selected={selected} suggestions={suggestions} bulk={bulk} />}
      {children}
    </div>
  );
}
