import { JournalEntryForm } from '@daybook/react';
import { guardUnsavedChanges } from './location.tsx';
import { Page } from './Page.tsx';

/** Daybook's journal entry form. */
export function JournalPage() {
  return (
    <Page title="Journal" lead="Corrections, accruals and payroll.">
      <JournalEntryForm onDirtyChange={guardUnsavedChanges} />
    </Page>
  );
}
