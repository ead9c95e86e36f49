import { BankTransactionEditor, type TransactionSelection } from '@daybook/react';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';

/** A transaction and those beside it; without an id, a new one. */
export type OpenedTransaction = Partial<TransactionSelection>;

interface TransactionDrawerProps {
  opened: OpenedTransaction | undefined;
  onOpen: (opened: OpenedTransaction) => void;
  onClose: () => void;
}

/** Daybook's editor beside its list: saving stays, as the next transaction is one key away; a new one is done when it is saved. */
export function TransactionDrawer({ opened, onOpen, onClose }: TransactionDrawerProps) {
  const [isDirty, setIsDirty] = useState(false);
  const { transactionId, transactionIds = [] } = opened ?? {};
  const isNew = transactionId === undefined;
  const neighbour = (direction: 'next' | 'previous') =>
    transactionIds[transactionIds.indexOf(transactionId ?? '') + (direction === 'next' ? 1 : -1)];
  return (
    <Drawer
      isOpen={opened !== undefined}
      isGuarded={isDirty}
      isWide
      firstFocus={isNew ? 'input:not([type=radio])' : '[role=combobox]'} // its amount; what it was for
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
                const next = neighbour(direction);
                if (next) onOpen({ transactionId: next, transactionIds });
              }
        }
      />
    </Drawer>
  );
}
