import { type ReactNode, useState } from 'react';
import { Drawer } from '../../../sandbox/host/page/Drawer.tsx';
import {
  BankTransactionEditor,
  type BankTransactionEditorProps,
  BankTransactionList,
  type BankTransactionListProps,
  type BankTransactionSelection,
  GeneralLedger,
  type GeneralLedgerProps,
  InvoiceDetails,
} from '../../../src/index.ts';

/** A page of a host: bank transactions, and the editor in a drawer beside them. */
export function TransactionsWithDrawer({
  editor,
  ...props
}: BankTransactionListProps & { editor?: Partial<BankTransactionEditorProps> }) {
  const [opened, setOpened] = useState<BankTransactionSelection>();
  const close = () => setOpened(undefined);
  return (
    <>
      <BankTransactionList {...props} onTransactionSelect={setOpened} />
      <Drawer
        isOpen={opened !== undefined}
        isBeside
        firstFocus="[role=combobox]"
        label="Bank transaction"
        onClose={close}
      >
        {opened && (
          <BankTransactionEditor
            transactionId={opened.transactionId}
            startWith={opened.startWith}
            onCancel={close}
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
