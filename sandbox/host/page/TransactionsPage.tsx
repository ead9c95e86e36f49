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
        defaultFilters={bankTransactionFiltersFromSearchParams(search)}
        messages={{ title: 'Transactions' }}
        onTransactionSelect={setOpened}
        onCountChange={onCountChange}
        selectable
      />
      <TransactionDrawer opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
