import { BankTransactionEditor, type BankTransactionSelection } from '@daybook/react';
import { Drawer } from './Drawer.tsx';
import { guardUnsavedChanges } from './location.tsx';

/** The open transaction and the list it belongs to; without an id, a new one. */
export type OpenedTransaction = Partial<BankTransactionSelection>;

interface TransactionDrawerProps {
  opened: OpenedTransaction | undefined;
  onOpen: (opened: OpenedTransaction) => void;
  onClose: () => void;
  /** A new transaction was saved. */
  onCreate: () => void;
}

/** Daybook's editor beside its list. It stays open after saving, except for a new transaction. */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { opened, onOpen, onClose, onCreate } = props;
  const { transactionId, transactionIds = [], inReviewQueue, startWith } = opened ?? {};
  const isNew = transactionId === undefined;
  const index = transactionIds.indexOf(transactionId ?? '');
  return (
    <Drawer
      isOpen={opened !== undefined}
      isBeside
      label={isNew ? 'New transaction' : 'Bank transaction'}
      onClose={onClose}
    >
      <BankTransactionEditor
        transactionId={transactionId}
        startWith={startWith}
        autoFocus
        onSave={isNew ? onCreate : undefined}
        onCancel={onClose}
        onDelete={onClose}
        onDirtyChange={guardUnsavedChanges}
        onKeepEditing={(kept) => onOpen({ ...kept, transactionIds, inReviewQueue })}
        position={index < 0 ? undefined : { index, count: transactionIds.length }}
        inReviewQueue={inReviewQueue}
        onNavigate={
          isNew
            ? undefined
            : ({ direction }) => {
                const next = transactionIds[index + (direction === 'next' ? 1 : -1)];
                if (next) onOpen({ transactionId: next, transactionIds, inReviewQueue });
                else if (inReviewQueue && direction === 'next') onClose();
              }
        }
      />
    </Drawer>
  );
}
