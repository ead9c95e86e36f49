import { useEffect, useRef } from 'react';
import type { Workspace } from '../server/workspaces.ts';
import { Link } from './location.tsx';

interface AccountLinksProps {
  workspaces: Workspace[];
  /** The current account; undefined on the page of all accounts. */
  glAccountId: string | undefined;
}

/** Atelier's featured accounts, by company. The current one is scrolled into view. */
export function AccountLinks({ workspaces, glAccountId }: AccountLinksProps) {
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = navigation.current?.querySelector(`[href="${hrefOf(glAccountId)}"]`);
    current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [glAccountId]);
  return (
    <nav className="accounts" aria-label="Accounts" ref={navigation}>
      {workspaces.map(({ id, name, accounts }, index) => (
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
            {index === workspaces.length - 1 && (
              <>
                <li>
                  <Link href={hrefOf(undefined)}>All accounts</Link>
                </li>
                <li>
                  <Link href="/trial-balance">Trial balance</Link>
                </li>
              </>
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
