import { type EntrySelection, GeneralLedger } from '@daybook/react';
import { useState } from 'react';
import type { Workspace } from '../server/workspaces.ts';
import { Link } from './location.tsx';
import { Page } from './Page.tsx';
import { SourceDrawer } from './SourceDrawer.tsx';

interface LedgerPageProps {
  workspaces: Workspace[];
  glAccountId: string;
}

/** Atelier's choice of accounts above Daybook's ledger. */
export function LedgerPage({ workspaces, glAccountId }: LedgerPageProps) {
  const [selected, setSelected] = useState<EntrySelection>();
  return (
    <Page title="General ledger">
      <nav className="accounts" aria-label="Accounts">
        {workspaces.map(({ id, name, accounts }) => (
          <section key={id} aria-labelledby={`accounts-${id}`}>
            <h2 id={`accounts-${id}`}>{name}</h2>
            <ul>
              {accounts.map((account) => (
                <li key={account.id}>
                  <Link href={`/ledger/${account.id}`}>{account.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <GeneralLedger glAccountId={glAccountId} onEntrySelect={setSelected} />
      <SourceDrawer entry={selected} onClose={() => setSelected(undefined)} />
    </Page>
  );
}
