import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { expect, inject, test, vi } from 'vitest';
import { generalLedgerOptions, glAccountOptions, useDaybook } from '../../../src/index.ts';
import { accountsOf } from '../../support/provider/AccountNames.tsx';
import { createHostServer } from '../../support/provider/hostServer.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany();
const accounts = accountsOf(company, 20);
/** Milliseconds. */
const duration = 60_000;
const tokenLife = 2000;

test('with tokens of two seconds, twenty components poll for a minute without an error', async () => {
  const requests = recordRequests({ latency: (index) => (index * 37) % 500 });
  const host = createHostServer({ issuer: inject('shortTokensUrl') });
  const queryClient = new QueryClient();
  const seen = watch(queryClient);
  const onError = vi.fn();
  const components = accounts.map(([no, glAccountId], index) => {
    const Polling = index % 2 === 0 ? PollingName : PollingLedger;
    return <Polling key={no} glAccountId={glAccountId} interval={250 + index * 39} />;
  });
  renderWithProvider(<ul>{components}</ul>, { company, fetchToken: host.fetchToken, queryClient, onError });
  await new Promise((resolve) => setTimeout(resolve, duration));

  const responded = requests.filter(({ status }) => status !== undefined);
  expect(seen.failures).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  expect(seen.successes).toBeGreaterThan((duration / 1000) * 10); // or nothing was tested
  expect(new Set(responded.map(({ status }) => status))).toEqual(new Set([200, 403]));
  expect(host.calls.length).toBeLessThanOrEqual(duration / tokenLife + 1);
  expect(Math.min(...gaps(host.calls))).toBeGreaterThan(tokenLife - 50);
  expect(document.querySelectorAll('li[data-state="success"]')).toHaveLength(20);
}, 90_000);

interface PollingProps {
  glAccountId: string;
  interval: number;
}

function PollingName({ glAccountId, interval }: PollingProps) {
  const daybook = useDaybook();
  const { status } = useQuery(
    { ...glAccountOptions(daybook, glAccountId), refetchInterval: interval },
    daybook.queryClient,
  );
  return <li data-state={status}>An account</li>;
}

function PollingLedger({ glAccountId, interval }: PollingProps) {
  const daybook = useDaybook();
  const { status } = useInfiniteQuery(
    { ...generalLedgerOptions(daybook, { glAccountId, limit: 5, oldestFirst: true }), refetchInterval: interval },
    daybook.queryClient,
  );
  return <li data-state={status}>A ledger</li>;
}

/** Counts the events of every query of the client. */
function watch(queryClient: QueryClient) {
  const seen = { failures: [] as unknown[], successes: 0 };
  queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { error, fetchFailureReason } = query.state;
    if (error || fetchFailureReason) seen.failures.push(String(error ?? fetchFailureReason));
    if ('action' in event && event.action.type === 'success') seen.successes++;
  });
  return seen;
}

/** Milliseconds from each call to the next. */
function gaps(calls: readonly { at: number }[]): number[] {
  return calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
}
