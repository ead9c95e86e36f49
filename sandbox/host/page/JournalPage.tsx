import { JournalEntryForm } from '@daybook/react';
import { Page } from './Page.tsx';

/** Daybook's form of journal entries, to enter one or several and save them together. */
export function JournalPage() {
  return (
    <Page title="Journal" lead="What no document posts: corrections, accruals, payroll.">
      <JournalEntryForm />
    </Page>
  );
}
