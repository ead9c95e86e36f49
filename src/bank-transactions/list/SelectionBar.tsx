'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { InlineCategory } from './useInlineCategory.ts';

interface SelectionBarProps {
  /** How many transactions are loaded, and whether these are all. */
  count: number;
  isWhole: boolean;
  selected: readonly BankTransaction[];
  onSelectionChange: (transactionIds: string[]) => void;
  /** What there is to say of a category that was changed in place. */
  told: InlineCategory['told'];
  isSearchPending: boolean;
  /** What can be done with those that are ticked. */
  children: ReactNode;
  messages: typeof transactionListMessages;
}

/** How many transactions are loaded; of those that are ticked how many they are, and what can be done with them. */
export function SelectionBar({ count, isWhole, selected, onSelectionChange, ...props }: SelectionBarProps) {
  const { told, isSearchPending, children, messages } = props;
  const { locale } = useDaybookContext();
  const loaded = messages.count({ count, written: count.toLocaleString(locale), isWhole });
  const ticked = messages.selected({
    count: selected.length,
    written: selected.length.toLocaleString(locale),
    isAllLoaded: !isWhole && selected.length === count,
  });
  return (
    <div className="daybook-list-bar">
      <p className="daybook-secondary" role="status" dir="auto">
        {isSearchPending ? messages.searching : selected.length > 0 ? ticked : loaded}
      </p>
      {selected.length > 0 && (
        <Button isQuiet onPress={() => onSelectionChange([])}>
          {messages.clearSelection}
        </Button>
      )}
      {children}
      <span className={told?.isRefusal ? 'daybook-error-text' : 'daybook-secondary'} role="status" dir="auto">
        {told?.text}
      </span>
    </div>
  );
}
