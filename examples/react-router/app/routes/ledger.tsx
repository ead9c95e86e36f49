import {
  DaybookProvider,
  fetchTokenFrom,
  GeneralLedger,
  generalLedgerOptions,
  glAccountOptions,
  PrefetchBoundary,
} from '@daybook/react';
import { prefetchBooks } from '@daybook/react/server';
import { redirect } from 'react-router';
import { service } from '../service.server.ts';
import { signedInUser } from '../session.server.ts';
import type { Route } from './+types/ledger';

const fetchToken = fetchTokenFrom('/api/books-token');
const glAccountId = 'gla_1010';
/** Of the company: the server's HTML and the page then agree which day is today. */
const timeZone = 'America/New_York';

export async function loader({ request }: Route.LoaderArgs) {
  const userId = await signedInUser(request);
  if (!userId) throw redirect('/sign-in');
  const year = new Date().getFullYear(); // the period of a ledger without filters
  const filter = { beginDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(2000)]); // the page then reads by itself
  const prefetched = await prefetchBooks({ ...service(), userId, identity: userId, timeZone, signal }, (books) =>
    Promise.all([
      books.queryClient.prefetchInfiniteQuery(generalLedgerOptions(books, { glAccountId, filter })),
      books.queryClient.prefetchQuery(glAccountOptions(books, glAccountId)),
    ]),
  );
  return { userId, prefetched };
}

export default function Ledger({ loaderData: { userId, prefetched } }: Route.ComponentProps) {
  return (
    <DaybookProvider baseUrl="/books-api" identity={userId} fetchToken={fetchToken} timeZone={timeZone}>
      <main>
        <PrefetchBoundary data={prefetched}>
          <GeneralLedger glAccountId={glAccountId} />
        </PrefetchBoundary>
      </main>
    </DaybookProvider>
  );
}
