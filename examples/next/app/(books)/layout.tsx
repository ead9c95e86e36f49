import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signedInUser } from '@/session';
import { Books } from './Books';

/** Every page of the books, for the signed-in user. */
export default async function BooksLayout({ children }: { children: ReactNode }) {
  const user = await signedInUser();
  if (!user) redirect('/sign-in');
  return (
    <Books identity={user}>
      <nav aria-label="Books">
        <Link href="/">Ledger</Link> <Link href="/invoices">Invoices</Link> <Link href="/banks">Banks</Link>{' '}
        <Link href="/journal">Journal</Link>
      </nav>
      <main>{children}</main>
    </Books>
  );
}
