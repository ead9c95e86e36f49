import {
  BankTransactionList,
  type BankTransactionListProps,
  bankTransactionFiltersFromSearchParams,
} from '@daybook/react';
import { useState } from 'react';
import { useSearch } from './location.tsx';
import { Page } from './Page.tsx';
import { type OpenedTransaction, TransactionDrawer } from './TransactionDrawer.tsx';

/** Daybook's list of bank transactions, with its editor in a drawer. */
export function TransactionsPage({ onCountChange }: Pick<BankTransactionListProps, 'onCountChange'>) {
  const [search] = useSearch();
  const [opened, setOpened] = useState<OpenedTransaction>();
  const [isDirty, setIsDirty] = useState(false);
  const [inReviewQueue, setInReviewQueue] = useState(false);
  const open = (next: OpenedTransaction) => {
    if (!isDirty || window.confirm('Leave without saving your changes?')) setOpened(next);
  };
  return (
    <Page
      title="Bank transactions"
      action={
        <button type="button" className="button" onClick={() => open({})}>
          New transaction
        </button>
      }
    >
      <BankTransactionList
        key={search}
        defaultFilters={bankTransactionFiltersFromSearchParams(search)}
        messages={{ title: 'All accounts' }}
        onTransactionSelect={open}
        onFiltersChange={({ reviewStatus }) =>
          setInReviewQueue(reviewStatus?.in?.includes('PARTNER_REVIEW_REQUIRED') ?? false)
        }
        onCountChange={onCountChange}
        selectable
      />
      <TransactionDrawer
        opened={opened}
        inReviewQueue={inReviewQueue}
        onDirtyChange={setIsDirty}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  );
}
