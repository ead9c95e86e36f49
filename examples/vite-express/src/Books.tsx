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
  const [opened, setOpened] = useState<Partial<BankTransactionSelection>>();
  const { transactionIds = [], inReviewQueue = false } = opened ?? {};
  const close = () => setOpened(undefined);
  const openOther = (transactionId: string | undefined) =>
    setOpened(transactionId ? { transactionId, transactionIds, inReviewQueue } : {});
  const openNeighbor = (step: 1 | -1) => {
    const neighbor = transactionIds[transactionIds.indexOf(opened?.transactionId ?? '') + step];
    if (neighbor) openOther(neighbor);
  };
  return (
    <>
      <BankTransactionList onTransactionSelect={setOpened} />
      {opened && (
        <BankTransactionEditor
          transactionId={opened.transactionId}
          inReviewQueue={inReviewQueue}
          onCancel={close}
          onNavigate={({ direction }) => openNeighbor(direction === 'next' ? 1 : -1)}
          onKeepEditing={({ transactionId }) => openOther(transactionId)}
        />
      )}
    </>
  );
}
