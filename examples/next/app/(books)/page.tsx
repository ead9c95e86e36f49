import {
  ClosingNotice,
  closingOptions,
  GeneralLedger,
  generalLedgerOptions,
  glAccountOptions,
  PrefetchBoundary,
} from '@daybook/react';
import { prefetchBooks } from '@daybook/react/server';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { timeZone } from '@/company';
import { service } from '@/service';
import { signedInUser } from '@/session';

const glAccountId = 'gla_1010';

export default function LedgerPage() {
  return (
    <Suspense fallback={<p>Reading the books…</p>}>
      <PrefetchedLedger />
    </Suspense>
  );
}

/** The page's frame is sent at once, and this with its rows as soon as the service has responded. */
async function PrefetchedLedger() {
  await connection(); // not while a link to the page is prefetched
  const userId = await signedInUser();
  if (!userId) redirect('/sign-in');
  const year = new Date().getFullYear(); // the period of a ledger without filters
  const filter = { beginDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const prefetched = await prefetchBooks({ ...service(), userId, identity: userId, timeZone }, (books) =>
    Promise.all([
      books.queryClient.prefetchInfiniteQuery(generalLedgerOptions(books, { glAccountId, filter })),
      books.queryClient.prefetchQuery(glAccountOptions(books, glAccountId)),
      books.queryClient.prefetchQuery(closingOptions(books)), // or the notice would move the ledger once it is read
    ]),
  );
  return (
    <PrefetchBoundary data={prefetched}>
      <ClosingNotice />
      <GeneralLedger glAccountId={glAccountId} />
    </PrefetchBoundary>
  );
}
