import { type ReactNode, useState } from 'react';
import { Drawer } from '../../../sandbox/host/page/Drawer.tsx';
import {
  type AccountSelection,
  BankTransactionEditor,
  type BankTransactionEditorProps,
  BankTransactionList,
  type BankTransactionListProps,
  type BankTransactionSelection,
  GeneralLedger,
  type GeneralLedgerProps,
  InvoiceDetails,
  InvoiceList,
  type InvoiceSelection,
  TrialBalance,
  type TrialBalanceProps,
} from '../../../src/index.ts';

interface TransactionsWithDrawerProps extends BankTransactionListProps {
  editor?: Partial<BankTransactionEditorProps>;
  /** Whether the editor leads from one transaction to the next. */
  isQueue?: boolean;
}

/** A page of a host: bank transactions, and the editor in a drawer beside them. */
export function TransactionsWithDrawer({ editor, isQueue = false, ...props }: TransactionsWithDrawerProps) {
  const [opened, setOpened] = useState<BankTransactionSelection>();
  const close = () => setOpened(undefined);
  const { transactionId = '', transactionIds = [] } = opened ?? {};
  const index = transactionIds.indexOf(transactionId);
  const steps = isQueue && {
    inReviewQueue: opened?.inReviewQueue ?? false,
    position: { index, count: transactionIds.length },
    onNavigate: ({ direction }: { direction: 'next' | 'previous' }) => {
      const next = transactionIds[index + (direction === 'next' ? 1 : -1)];
      if (opened && next) setOpened({ ...opened, transactionId: next });
    },
  };
  return (
    <>
      <BankTransactionList {...props} onTransactionSelect={setOpened} />
      <Drawer isOpen={opened !== undefined} isBeside label="Bank transaction" onClose={close}>
        {opened && (
          <BankTransactionEditor
            transactionId={opened.transactionId}
            startWith={opened.startWith}
            autoFocus
            onCancel={close}
            {...steps}
            {...editor}
          />
        )}
      </Drawer>
    </>
  );
}

/** A page of a host: the ledger, and the documents that it opens in a drawer. */
export function LedgerWithDrawer(props: GeneralLedgerProps) {
  const [openedId, setOpenedId] = useState<string>();
  const close = () => setOpenedId(undefined);
  return (
    <>
      <GeneralLedger {...props} onEntrySelect={({ entityId }) => setOpenedId(entityId)} />
      <Drawer isOpen={openedId !== undefined} label="Source" onClose={close}>
        {openedId && documentOf(openedId, close)}
      </Drawer>
    </>
  );
}

function documentOf(id: string, close: () => void): ReactNode {
  return id.startsWith('inv_') ? (
    <InvoiceDetails invoiceId={id} />
  ) : (
    <BankTransactionEditor transactionId={id} onCancel={close} />
  );
}

/** A page of a host: the trial balance, and the ledgers that it opens in a drawer. */
export function TrialBalanceWithDrawer(props: TrialBalanceProps) {
  const [opened, setOpened] = useState<AccountSelection>();
  return (
    <>
      <TrialBalance {...props} onAccountSelect={setOpened} />
      <Drawer isOpen={opened !== undefined} isWide label="Ledger" onClose={() => setOpened(undefined)}>
        {opened && <GeneralLedger glAccountId={opened.glAccountId} defaultFilters={opened.filters} />}
      </Drawer>
    </>
  );
}

/** A page of a host: invoices, and their details in a drawer beside them. */
export function InvoicesWithDrawer() {
  const [opened, setOpened] = useState<InvoiceSelection>();
  const close = () => setOpened(undefined);
  const { invoiceId, position, onNavigate } = opened ?? {};
  return (
    <>
      <InvoiceList onInvoiceSelect={setOpened} />
      <Drawer isOpen={opened !== undefined} isBeside label="Invoice" onClose={close}>
        {invoiceId && (
          <InvoiceDetails invoiceId={invoiceId} autoFocus position={position} onNavigate={onNavigate} onClose={close} />
        )}
      </Drawer>
    </>
  );
}
