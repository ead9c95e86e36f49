import type { ListCount } from '@daybook/react';
import type { Person, Workspace } from '../server/workspaces.ts';
import { BankIcon, BooksIcon, InvoiceIcon, JournalIcon, LockIcon, OverviewIcon, SettingsIcon } from './icons.tsx';
import { Link, usePath } from './location.tsx';

interface SidebarProps {
  person: Person;
  workspaces: Workspace[];
  /** Bank transactions to review, once counted. */
  toReview: ListCount | undefined;
  /** Overdue invoices, once counted. */
  overdue: ListCount | undefined;
}

/** Navigation and the signed-in user. At the bottom of narrow windows. */
export function Sidebar({ person, workspaces, toReview, overdue }: SidebarProps) {
  const path = usePath();
  const firstAccount = workspaces[0]?.accounts[0]?.id;
  return (
    <header className="sidebar">
      <Link className="brand" href="/" aria-label="Atelier, general ledger">
        Atelier
      </Link>
      <nav aria-label="Main">
        <ul>
          <li>
            <Link href="/projects">
              <OverviewIcon />
              Overview
            </Link>
          </li>
          <li>
            <p className="nav-section">Bookkeeping</p>
            <Link
              href={`/ledger/${firstAccount}`}
              aria-current={path === '/' || path.startsWith('/ledger/') ? 'page' : undefined}
            >
              <BooksIcon />
              General ledger
            </Link>
          </li>
          <li>
            <Link href="/transactions">
              <BankIcon />
              Bank transactions
              <Badge of={toReview} label="to review" />
            </Link>
          </li>
          <li>
            <Link href="/invoices?invoiceStatus.in=OPEN">
              <InvoiceIcon />
              Invoices
              <Badge of={overdue} label="overdue" />
            </Link>
          </li>
          <li>
            <Link href="/journal">
              <JournalIcon />
              Journal
            </Link>
          </li>
          <li>
            <Link href="/closing">
              <LockIcon />
              Closing
            </Link>
          </li>
          <li>
            <p className="nav-section">Studio</p>
            <Link href="/settings">
              <SettingsIcon />
              Settings
            </Link>
          </li>
        </ul>
      </nav>
      <p className="signed-in">
        <span className="avatar" aria-hidden="true">
          {initials(person.name)}
        </span>
        <span>
          <span className="visually-hidden">Signed in as </span>
          <b>{person.name}</b>
          <small>{person.role}</small>
        </span>
      </p>
    </header>
  );
}

function Badge({ of: count, label }: { of: ListCount | undefined; label: string }) {
  if (!count || (count.actionRequired === 0 && count.isActionRequiredComplete)) return null;
  return (
    <span className="badge">
      {count.actionRequired}
      {!count.isActionRequiredComplete && '+'}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}
