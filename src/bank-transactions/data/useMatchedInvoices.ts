'use client';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import type { ListRows } from '../../core/http/paging.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { queryInvoices } from '../../invoices/data/api.ts';
import type { BankTransaction } from './schema.ts';

export interface MatchedInvoices {
  answered: number;
  isPending: boolean;
}

/**
 * Reads the invoices that loaded transactions are matched with, for their numbers: one request for each page that has some, as the
 * service filters by customer, not by id. Look them up with `cachedInvoices`.
 * @returns how many responses have arrived, which changes when there are new numbers to show, and whether some are not yet.
 */
export function useMatchedInvoices(
  pages: readonly Pick<ListRows<BankTransaction>, 'rows'>[] | undefined,
): MatchedInvoices {
  const daybook = useDaybookContext();
  const customers = useMemo(() => (pages ?? []).map(({ rows }) => customersOf(rows)), [pages]);
  const isDistinct = (ids: string, index: number) => ids !== '' && customers.indexOf(ids) === index;
  return useQueries(
    {
      queries: customers.filter(isDistinct).map((ids) => invoicesOfCustomers(daybook, ids.split(' '))),
      combine: (queries) => ({
        answered: queries.filter(({ isSuccess }) => isSuccess).length,
        isPending: queries.some(({ isPending }) => isPending),
      }),
    },
    daybook.queryClient,
  );
}

const invoicesOfCustomers = (daybook: Daybook, customerIds: string[]) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'ofCustomers', customerIds),
    queryFn: ({ signal }) => {
      const filter = { customer: { id: { in: customerIds } } };
      return queryInvoices(daybook[internals].http, { filter, limit: largestPage, signal });
    },
    staleTime: 'static', // their numbers don't change
    retry: false, // a list is complete without them
  });

/** The customers of the matched transactions, as a sorted text. */
function customersOf(rows: readonly BankTransaction[]): string {
  const ids = rows.flatMap(({ customer, children, invoiceItem }) => [
    ...(invoiceItem && customer ? [customer.id] : []),
    ...(children ?? []).flatMap((line) => (line.invoiceId ? ((line.customer ?? customer)?.id ?? []) : [])),
  ]);
  return [...new Set(ids)].sort().join(' ');
}
