import {
  type BankTransactionFilters,
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
  const filters = bankTransactionFiltersFromSearchParams(search);
  const [changed, setChanged] = useState<{ search: string; filters: BankTransactionFilters }>();
  const { reviewStatus } = changed?.search === search ? changed.filters : filters;
  return (
    <Page
      title="Bank transactions"
      action={
        <button type="button" className="button" onClick={() => setOpened({})}>
          New transaction
        </button>
      }
    >
      <BankTransactionList
        key={search}
        defaultFilters={filters}
        messages={{ title: 'All accounts' }}
        onTransactionSelect={setOpened}
        onFiltersChange={(filters) => setChanged({ search, filters })}
        onCountChange={onCountChange}
        selectable
      />
      <TransactionDrawer
        opened={opened}
        inReviewQueue={reviewStatus?.in?.includes('PARTNER_REVIEW_REQUIRED') ?? false}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  );
}
