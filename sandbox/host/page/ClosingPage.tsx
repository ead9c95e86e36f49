import { ClosingForm } from '@daybook/react';
import { Page } from './Page.tsx';

/** Until when the books are closed. Who keeps several companies reads that each has its own. */
export function ClosingPage() {
  return (
    <Page title="Closing">
      <ClosingForm />
    </Page>
  );
}
