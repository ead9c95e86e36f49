import { GeneralLedger, type LedgerEntrySelection } from '@daybook/react';
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

/** Links to featured accounts above Daybook's ledger. */
export function LedgerPage({ workspaces, glAccountId }: LedgerPageProps) {
  const [selected, setSelected] = useState<LedgerEntrySelection>();
  return (
    <Page title="General ledger">
      <AccountLinks workspaces={workspaces} glAccountId={glAccountId} />
      <GeneralLedger glAccountId={glAccountId} onEntrySelect={setSelected} />
      <SourceDrawer entry={selected} onClose={() => setSelected(undefined)} />
    </Page>
  );
}
