import {
  type Appearance,
  BankTransactionEditor,
  BankTransactionList,
  type DaybookComponents,
  DaybookProvider,
  type FetchToken,
  JournalEntryForm,
} from '@daybook/react';
import { useState } from 'react';

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

const fetchToken: FetchToken = async ({ signal }) => {
  const response = await fetch('/api/books-token', { method: 'POST', signal });
  if (response.ok) return response.json();
  const isSignedOut = response.status === 401; // retrying won't help
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), { retryable: !isSignedOut });
};
