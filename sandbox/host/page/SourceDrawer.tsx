import { BankTransactionEditor, JournalEntryForm, type LedgerEntrySelection } from '@daybook/react';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { guardUnsavedChanges } from './location.tsx';

interface SourceDrawerProps {
  entry: LedgerEntrySelection | undefined;
  onClose: () => void;
}

const kinds: Record<string, string> = {
  btxn: 'Bank transaction',
  ptxn: 'Payment',
  mje: 'Journal entry',
};

/**
 * The source of a ledger line: bank transactions and journal entries open for editing, invoices for reading. For other sources
 * it shows the ids that Atelier received.
 */
export function SourceDrawer({ entry, onClose }: SourceDrawerProps) {
  const [isDirty, setIsDirty] = useState(false);
  const onDirtyChange = (event: { isDirty: boolean }) => {
    setIsDirty(event.isDirty);
    guardUnsavedChanges(event);
  };
  const kind = kindOf(entry?.entityId);
  const transactionId = idOf(entry, 'btxn_');
  const journalEntryId = idOf(entry, 'mje_');
  const invoiceId = idOf(entry, 'inv_');
  return (
    <>
      <InvoiceDrawer invoiceId={invoiceId} onClose={onClose} />
      <Drawer
        isOpen={entry !== undefined && invoiceId === undefined}
        isGuarded={isDirty}
        isWide={transactionId !== undefined || journalEntryId !== undefined}
        label={kind}
        onClose={onClose}
      >
        {transactionId ? (
          // After fixing one line, users continue in the ledger, which shows the change.
          <BankTransactionEditor
            transactionId={transactionId}
            autoFocus
            onSave={onClose}
            onCancel={onClose}
            onDelete={onClose}
            onDirtyChange={onDirtyChange}
          />
        ) : journalEntryId ? (
          <JournalEntryForm
            journalEntryId={journalEntryId}
            onSave={onClose}
            onCancel={onClose}
            onDirtyChange={onDirtyChange}
          />
        ) : (
          <>
            <h2>{kind}</h2>
            <p className="quiet">Daybook passed the selected entry’s ID. A real app would open its own record here.</p>
            <dl>
              <dt>Record</dt>
              <dd>{entry?.entityId ?? 'None'}</dd>
              <dt>Ledger entry</dt>
              <dd>{entry?.entryId}</dd>
            </dl>
            <form method="dialog">
              <button type="submit" className="button">
                Close
              </button>
            </form>
          </>
        )}
      </Drawer>
    </>
  );
}

function idOf(entry: LedgerEntrySelection | undefined, prefix: string): string | undefined {
  return entry?.entityId?.startsWith(prefix) ? entry.entityId : undefined;
}

function kindOf(entityId = ''): string {
  const [prefix = ''] = entityId.split('_');
  return kinds[prefix] ?? 'Source record';
}
