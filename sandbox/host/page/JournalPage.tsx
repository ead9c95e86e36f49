import { JournalEntryForm } from '@daybook/react';
import { Page } from './Page.tsx';

/** Daybook's journal entry form. */
export function JournalPage() {
  return (
    <Page title="Journal" lead="Corrections, accruals and payroll.">
      <JournalEntryForm />
    </Page>
  );
}
