import { BankTransactionEditor, type BankTransactionSelection } from '@daybook/react';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';

/** The open transaction and the list it belongs to; without an id, a new one. */
export type OpenedTransaction = Partial<BankTransactionSelection>;

interface TransactionDrawerProps {
  opened: OpenedTransaction | undefined;
  onOpen: (opened: OpenedTransaction) => void;
  onClose: () => void;
}

/** Daybook's editor beside its list. It stays open after saving, except for a new transaction. */
export function TransactionDrawer({ opened, onOpen, onClose }: TransactionDrawerProps) {
  const [isDirty, setIsDirty] = useState(false);
  const { transactionId, transactionIds = [] } = opened ?? {};
  const isNew = transactionId === undefined;
  const neighbor = (direction: 'next' | 'previous') =>
    transactionIds[transactionIds.indexOf(transactionId ?? '') + (direction === 'next' ? 1 : -1)];
  return (
    <Drawer
      isOpen={opened !== undefined}
      isGuarded={isDirty}
      isWide
      firstFocus={isNew ? 'input:not([type=radio])' : '[role=combobox]'} // amount; category
      label={isNew ? 'New transaction' : 'Bank transaction'}
      onClose={onClose}
    >
      <BankTransactionEditor
        transactionId={transactionId}
        onSave={isNew ? onClose : undefined}
        onCancel={onClose}
        onDelete={onClose}
        onDirtyChange={(event) => setIsDirty(event.isDirty)}
        onNavigate={
          isNew
            ? undefined
            : ({ direction }) => {
                const next = neighbor(direction);
                if (next) onOpen({ transactionId: next, transactionIds });
              }
        }
      />
    </Drawer>
  );
}
