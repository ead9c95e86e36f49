'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { InlineCategory } from './useInlineCategory.ts';

interface SelectionBarProps {
  /** How many transactions are loaded, and whether there are more. */
  count: number;
  isWhole: boolean;
  selected: readonly BankTransaction[];
  onSelectionChange: (transactionIds: string[]) => void;
  announcement: InlineCategory['announcement'];
  isSearchPending: boolean;
  /** Actions for the selected transactions. */
  children: ReactNode;
  messages: typeof transactionListMessages;
}

/** How many transactions are loaded or selected, with the bulk actions. */
export function SelectionBar({ count, isWhole, selected, onSelectionChange, ...props }: SelectionBarProps) {
  const { announcement, isSearchPending, children, messages } = props;
  const { locale } = useDaybookContext();
  const loaded = messages.count({ count, written: count.toLocaleString(locale), isWhole });
  const selection = messages.selected({
    count: selected.length,
    written: selected.length.toLocaleString(locale),
    isAllLoaded: !isWhole && selected.length === count,
  });
  return (
    <div className="daybook-list-bar">
      <p className="daybook-secondary" role="status" dir="auto">
        {isSearchPending ? messages.searching : selected.length > 0 ? selection : loaded}
      </p>
      {selected.length > 0 && (
        <Button isQuiet onPress={() => onSelectionChange([])}>
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
