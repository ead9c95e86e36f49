'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { InlineCategory } from './useInlineCategory.ts';

interface SelectionBarProps {
  /** How many transactions are loaded, and whether there are more. */
  count: number;
  isComplete: boolean;
  /** Whether loaded transactions may have changed. */
  hasOutdated: boolean;
  selected: readonly BankTransaction[];
  onClear: () => void;
  announcement: InlineCategory['announcement'];
  isSearchPending: boolean;
  /** Actions for the selected transactions. */
  children: ReactNode;
  messages: typeof transactionListMessages;
}

/** How many transactions are loaded or selected, with the bulk actions. */
export function SelectionBar({ count, isComplete, selected, onClear, ...props }: SelectionBarProps) {
  const { hasOutdated, announcement, isSearchPending, children, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const loaded = isComplete ? messages.count({ count }) : messages.countSoFar({ count });
  const isAllLoaded = !isComplete && selected.length === count;
  const selection = (isAllLoaded ? messages.selectedAllLoaded : messages.selected)({ count: selected.length });
  return (
    <div className="daybook-list-bar">
      <p className="daybook-secondary" role="status" dir="auto">
        {isSearchPending ? messages.searching : selected.length > 0 ? selection : loaded}
      </p>
      {hasOutdated && <span className="daybook-secondary">{shared.outdatedRows}</span>}
      {selected.length > 0 && (
        <Button isQuiet onPress={onClear}>
          {messages.clearSelection}
        </Button>
      )}
      {children}
      <span className={announcement?.isError ? 'daybook-error-text' : 'daybook-secondary'} role="status" dir="auto">
        {announcement?.text}
      </span>
    </div>
  );
}
