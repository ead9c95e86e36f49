import { useEffect, useRef } from 'react';
import type { Workspace } from '../server/workspaces.ts';
import { Link } from './location.tsx';

interface AccountLinksProps {
  workspaces: Workspace[];
  /** The one that is shown; undefined while all accounts are there to choose from. */
  glAccountId: string | undefined;
}

/** The accounts that Atelier puts forward, by company. Where they do not all fit, the shown one is scrolled into view. */
export function AccountLinks({ workspaces, glAccountId }: AccountLinksProps) {
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = navigation.current?.querySelector(`[href="${hrefOf(glAccountId)}"]`);
    shown?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [glAccountId]);
  return (
    <nav className="accounts" aria-label="Accounts" ref={navigation}>
      {workspaces.map(({ id, name, accounts }, place) => (
        <section key={id} aria-labelledby={`accounts-${id}`}>
          <h2 id={`accounts-${id}`}>{name}</h2>
          <ul>
            {accounts.map((account) => (
              <li key={account.id}>
                <Link href={hrefOf(account.id)} aria-current={account.id === glAccountId ? 'page' : undefined}>
                  {account.name}
                </Link>
              </li>
            ))}
            {place === workspaces.length - 1 && (
              <li>
                <Link href={hrefOf(undefined)}>All accounts</Link>
              </li>
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function hrefOf(glAccountId: string | undefined): string {
  return glAccountId ? `/ledger/${glAccountId}` : '/ledger';
}
