import { TrialBalance } from '@daybook/react';
import { navigateTo } from './location.tsx';
import { Page } from './Page.tsx';

/** All accounts; a press on one opens its ledger. */
export function TrialBalancePage() {
  return (
    <Page title="Trial balance">
      <TrialBalance
        messages={{ title: 'All accounts' }}
        onAccountSelect={({ glAccountId }) => navigateTo(`/ledger/${glAccountId}`)}
      />
    </Page>
  );
}
