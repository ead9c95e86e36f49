import {
  type Appearance,
  BankTransactionEditor,
  BankTransactionList,
  type DaybookComponents,
  DaybookProvider,
  fetchTokenFrom,
  JournalEntryForm,
} from '@daybook/react';
import { useState } from 'react';

const fetchToken = fetchTokenFrom('/api/books-token');

interface BooksProps {
  userId: string;
  components: DaybookComponents;
  appearance: Appearance;
}

/** The books in the parts of a design system. */
export function Books({ userId, components, appearance }: BooksProps) {
  const [transactionId, setTransactionId] = useState<string>();
  const close = () => setTransactionId(undefined);
  return (
    <DaybookProvider
      baseUrl="/books-api"
      identity={userId}
      fetchToken={fetchToken}
      components={components}
      appearance={appearance}
    >
      <JournalEntryForm />
      {transactionId && (
        <BankTransactionEditor transactionId={transactionId} autoFocus onCancel={close} onDelete={close} />
      )}
      <BankTransactionList selectable onTransactionSelect={(selected) => setTransactionId(selected.transactionId)} />
    </DaybookProvider>
  );
}
