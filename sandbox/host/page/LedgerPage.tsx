import { GeneralLedger, type LedgerEntrySelection, ledgerFiltersFromSearchParams } from '@daybook/react';
import { useState } from 'react';
import type { Workspace } from '../server/workspaces.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { Page } from './Page.tsx';
import { SourceDrawer } from './SourceDrawer.tsx';

interface LedgerPageProps {
  workspaces: Workspace[];
  /** Without it, the user chooses the account in the ledger. */
  glAccountId?: string;
}

/** Links to featured accounts above Daybook's ledger. The URL can have its initial filters. */
export function LedgerPage({ workspaces, glAccountId }: LedgerPageProps) {
  const [defaultFilters] = useState(() => ledgerFiltersFromSearchParams(window.location.search));
  const [selected, setSelected] = useState<LedgerEntrySelection>();
  return (
    <Page title="General ledger">
      <AccountLinks workspaces={workspaces} glAccountId={glAccountId} />
      <GeneralLedger glAccountId={glAccountId} defaultFilters={defaultFilters} onEntrySelect={setSelected} />
      <SourceDrawer entry={selected} onClose={() => setSelected(undefined)} />
    </Page>
  );
}
