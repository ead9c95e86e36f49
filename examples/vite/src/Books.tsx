import {
  BankTransactionEditor,
  BankTransactionList,
  type BankTransactionSelection,
  ClosingNotice,
  GeneralLedger,
  InvoiceList,
  JournalEntryForm,
} from '@daybook/react';
import { useState } from 'react';

/** A page per path. Use your router here. */
export function Books() {
  return (
    <>
      <nav aria-label="Books">
        <a href="/">Ledger</a> <a href="/invoices">Invoices</a> <a href="/banks">Banks</a>{' '}
        <a href="/journal">Journal</a>
      </nav>
      <main>
        <CurrentPage />
      </main>
    </>
  );
}

function CurrentPage() {
  if (location.pathname === '/invoices') return <InvoiceList />;
  if (location.pathname === '/banks') return <BanksPage />;
  if (location.pathname === '/journal') return <JournalEntryForm />;
  return (
    <>
      <ClosingNotice />
      <GeneralLedger glAccountId="gla_1010" />
    </>
  );
}

function BanksPage() {
  const [opened, setOpened] = useState<BankTransactionSelection>();
  const [isDirty, setIsDirty] = useState(false);
  // Another transaction replaces the form.
  const open = (selection: BankTransactionSelection) => {
    if (!isDirty || window.confirm('Discard your changes?')) setOpened(selection);
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <BankTransactionList onTransactionSelect={open} />
      {opened && (
        <BankTransactionEditor
          transactionId={opened.transactionId}
          onCancel={close}
          onSave={close}
          onDirtyChange={(event) => setIsDirty(event.isDirty)}
        />
      )}
    </>
  );
}
