import type { Person, Workspace } from '../server/workspaces.ts';
import { BankIcon, BooksIcon, OverviewIcon, SettingsIcon } from './icons.tsx';
import { Link, usePath } from './location.tsx';

interface SidebarProps {
  person: Person;
  workspaces: Workspace[];
  /** Bank transactions that somebody has to look at, as far as Daybook has told. */
  toReview: number;
}

/** Where one can go, and who is signed in. In a narrow window it lies along the bottom. */
export function Sidebar({ person, workspaces, toReview }: SidebarProps) {
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
              {toReview > 0 && (
                <span className="badge">
                  {toReview}
                  <span className="visually-hidden"> to review</span>
                </span>
              )}
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

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}
