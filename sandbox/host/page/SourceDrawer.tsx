import { BankTransactionEditor, type EntrySelection } from '@daybook/react';
import { useEffect, useRef } from 'react';

interface SourceDrawerProps {
  entry: EntrySelection | undefined;
  onClose: () => void;
}

const kinds: Record<string, string> = {
  btxn: 'Bank transaction',
  inv: 'Invoice',
  ptxn: 'Payment',
  mje: 'Journal entry',
};

/** Stands for what a partner does with a selected line: here it would open its own record. */
export function SourceDrawer({ entry, onClose }: SourceDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (entry) dialog.current?.showModal();
  }, [entry]);
  const isTransaction = entry?.entityId?.startsWith('btxn_');
  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="source" closedby="any" onClose={onClose}>
      {isTransaction && (
        <BankTransactionEditor
          transactionId={entry?.entityId}
          onCancel={onClose}
          onDelete={onClose}
          onNavigate={() => {}}
          onAttach={async () => []}
        />
      )}
      {entry && !isTransaction && (
        <>
          <h2 id="source">{kindOf(entry.entityId)}</h2>
          <p className="quiet">
            Daybook has told Atelier which line was selected. Atelier would now open its own record of it.
          </p>
          <dl>
            <dt>Record</dt>
            <dd>{entry.entityId ?? 'None'}</dd>
            <dt>Ledger entry</dt>
            <dd>{entry.entryId}</dd>
          </dl>
          <form method="dialog">
            <button type="submit" className="button">
              Close
            </button>
          </form>
        </>
      )}
    </dialog>
  );
}

function kindOf(entityId = ''): string {
  const [prefix = ''] = entityId.split('_');
  return kinds[prefix] ?? 'Source record';
}
