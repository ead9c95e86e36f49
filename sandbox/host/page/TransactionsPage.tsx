import { BankTransactionList, type BankTransactionListProps } from '@daybook/react';
import { useState } from 'react';
import { Page } from './Page.tsx';
import { type OpenedTransaction, TransactionDrawer } from './TransactionDrawer.tsx';

/** Daybook's list of bank transactions, with its editor in a drawer. */
export function TransactionsPage({ onCountChange }: Pick<BankTransactionListProps, 'onCountChange'>) {
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
        messages={{ title: 'All accounts' }}
        onTransactionSelect={setOpened}
        onCountChange={onCountChange}
        selectable
      />
      <TransactionDrawer opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
