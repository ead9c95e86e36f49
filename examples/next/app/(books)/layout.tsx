import Link from 'next/link';
import { redirect } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { signedInUser } from '@/session';
import { Books } from './Books';

/** Every page of the books. */
export default function BooksLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Books">
        <Link href="/">Ledger</Link> <Link href="/invoices">Invoices</Link> <Link href="/banks">Banks</Link>{' '}
        <Link href="/journal">Journal</Link>
      </nav>
      <main>
        <Suspense fallback={<p>Reading the books…</p>}>
          <SignedIn>{children}</SignedIn>
        </Suspense>
      </main>
    </>
  );
}

/** The session is read when the page is requested, so it stands in a `Suspense`. */
async function SignedIn({ children }: { children: ReactNode }) {
  const user = await signedInUser();
  if (!user) redirect('/sign-in');
  return <Books identity={user}>{children}</Books>;
}
