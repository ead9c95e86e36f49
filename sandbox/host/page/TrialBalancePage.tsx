import { ledgerFiltersToSearchParams, TrialBalance } from '@daybook/react';
import { navigateTo } from './location.tsx';
import { Page } from './Page.tsx';

/** All accounts; a press on one opens its ledger in the same period. */
export function TrialBalancePage() {
  return (
    <Page title="Trial balance">
      <TrialBalance
        messages={{ title: 'All accounts' }}
        onAccountSelect={({ glAccountId, filters }) =>
          navigateTo(`/ledger/${glAccountId}?${ledgerFiltersToSearchParams(filters)}`)
        }
      />
    </Page>
  );
}
