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
  const [notice, setNotice] = useState('');
  const open = (transaction: OpenedTransaction) => {
    setNotice('');
    setOpened(transaction);
  };
  const close = () => setOpened(undefined);
  const closeSaved = () => {
    setNotice('Transaction saved.');
    close();
  };
  return (
    <Page
      title="Bank transactions"
      action={
        <>
          <span role="status" className="quiet">
            {notice}
          </span>
          <button type="button" className="button" onClick={() => open({})}>
            New transaction
          </button>
        </>
      }
    >
      <BankTransactionList
        key={search}
        defaultFilters={bankTransactionFiltersFromSearchParams(search)}
        messages={{ title: 'Transactions' }}
        onTransactionSelect={open}
        onCountChange={onCountChange}
        selectable
      />
      <TransactionDrawer opened={opened} onOpen={open} onClose={close} onCreate={closeSaved} />
    </Page>
  );
}
