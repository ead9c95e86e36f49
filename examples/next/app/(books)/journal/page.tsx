import { JournalEntryForm } from '@daybook/react';

export default function JournalPage() {
  return <JournalEntryForm />;
}
