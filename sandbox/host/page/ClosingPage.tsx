import { ClosingForm } from '@daybook/react';
import { Page } from './Page.tsx';

/** The closing date. For users of several companies, the form explains that each company has its own. */
export function ClosingPage() {
  return (
    <Page title="Closing">
      <ClosingForm />
    </Page>
  );
}
