import { DaybookProvider, fetchTokenFrom, type ListCount } from '@daybook/react';
import { useState } from 'react';
import { ClosingPage } from './ClosingPage.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';
import { JournalPage } from './JournalPage.tsx';
import { LedgerPage } from './LedgerPage.tsx';
import { Link, usePath } from './location.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { Page } from './Page.tsx';
import { type Session, useSession } from './queries.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';
import { TrialBalancePage } from './TrialBalancePage.tsx';

const fetchToken = fetchTokenFrom('/api/books-token');

/** Atelier: a studio's projects and its books. */
export function App() {
  const session = useSession();
  if (session.isPending) return <p className="centered">Opening Atelier…</p>;
  if (session.isError) {
    return (
      <div className="centered" role="alert">
        <p>We couldn’t reach Atelier’s server.</p>
        <button type="button" className="button" onClick={() => session.refetch()}>
          Try again
        </button>
      </div>
    );
  }
  const { person, workspaces } = session.data;
  const [timeZone, ...otherTimeZones] = new Set(workspaces.map((workspace) => workspace.timeZone));
  return (
    <DaybookProvider
      baseUrl="/books-api"
      identity={person.id}
      fetchToken={fetchToken}
      onError={({ component, error }) => console.warn(`${component}: ${error.message}`)} // a real app reports it
      timeZone={otherTimeZones.length > 0 ? undefined : timeZone} // several companies may be on different days
    >
      <SignedIn key={person.id} session={session.data} />
    </DaybookProvider>
  );
}

function SignedIn({ session }: { session: Session }) {
  const [transactions, setTransactions] = useState<ListCount>();
  const [invoices, setInvoices] = useState<ListCount>();
  return (
    <div className="atelier">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Sidebar person={session.person} workspaces={session.workspaces} toReview={transactions} overdue={invoices} />
      <main id="content">
        <CurrentPage session={session} onTransactionCount={setTransactions} onInvoiceCount={setInvoices} />
      </main>
    </div>
  );
}

interface CurrentPageProps {
  session: Session;
  onTransactionCount: (count: ListCount) => void;
  onInvoiceCount: (count: ListCount) => void;
}

function CurrentPage({ session, onTransactionCount, onInvoiceCount }: CurrentPageProps) {
  const path = usePath();
  const [, chosenAccount] = /^\/ledger\/(\w+)$/.exec(path) ?? [];
  const glAccountId = path === '/' ? session.workspaces[0]?.accounts[0]?.id : chosenAccount;
  if (path === '/projects') return <OverviewPage workspaces={session.workspaces} />;
  if (path === '/settings') return <SettingsPage session={session} />;
  if (path === '/transactions') return <TransactionsPage onCountChange={onTransactionCount} />;
  if (path === '/invoices') return <InvoicesPage onCountChange={onInvoiceCount} />;
  if (path === '/closing') return <ClosingPage />;
  if (path === '/journal') return <JournalPage />;
  if (path === '/trial-balance') return <TrialBalancePage />;
  if (path === '/ledger') return <LedgerPage workspaces={session.workspaces} />;
  if (glAccountId) return <LedgerPage workspaces={session.workspaces} glAccountId={glAccountId} />;
  return (
    <Page title="Page not found">
      <p>
        This page doesn’t exist. <Link href="/">Go to the ledger</Link>.
      </p>
    </Page>
  );
}
