'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { UnreadableRowError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { type LoadedList, loadList, readAll } from '../../core/query/readAll.ts';
import { keyOf } from '../../core/query/resources.ts';
import {
  getCategories,
  getGlAccount,
  queryBankAccounts,
  queryCustomers,
  queryDimensionValues,
  queryGlAccounts,
  queryVendors,
  type ReferenceQuery,
} from './api.ts';
import { groupByDimension, isNamed } from './rules.ts';
import { type Customer, type ReferenceLists, referenceListSchemas } from './schema.ts';

/** Which customers or vendors. */
export interface PartySearchQuery {
  /** What is in the name; without it, those that come first, as many as a picker can hold. */
  search?: string;
}

/** These lists change rarely. */
const staleTime = 5 * 60_000;
/** 2,000 customers or vendors are read at once; who has more looks for them by name. */
const mostPages = 8;

export const glAccountOptions = (daybook: Daybook, glAccountId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'glAccounts', glAccountId),
    queryFn: ({ signal }) => getGlAccount(daybook[internals].http, { glAccountId, signal }),
  });

/** One general ledger account. */
export function useGlAccount(glAccountId: string) {
  const daybook = useDaybookContext();
  return useQuery(glAccountOptions(daybook, glAccountId), daybook.queryClient);
}

export const glAccountsOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'glAccounts'),
    queryFn: async ({ signal }) =>
      loaded(daybook, 'glAccounts', signal) ??
      (await readReported(daybook, 'useGlAccounts', queryGlAccounts, { signal })).rows,
    staleTime,
  });

/** The whole chart of accounts. */
export function useGlAccounts() {
  const daybook = useDaybookContext();
  return useQuery(glAccountsOptions(daybook), daybook.queryClient);
}

export const categoriesOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'categories'),
    queryFn: ({ signal }) =>
      loaded(daybook, 'categories', signal) ?? getCategories(daybook[internals].http, { signal }),
    staleTime,
  });

/** The company's categories as trees: of expenses, of revenue and of transfers. */
export function useCategories() {
  const daybook = useDaybookContext();
  return useQuery(categoriesOptions(daybook), daybook.queryClient);
}

export const bankAccountsOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankAccounts'),
    queryFn: async ({ signal }) =>
      loaded(daybook, 'bankAccounts', signal) ??
      (await readReported(daybook, 'useBankAccounts', queryBankAccounts, { signal })).rows,
    staleTime,
  });

/** All bank accounts and cards. */
export function useBankAccounts() {
  const daybook = useDaybookContext();
  return useQuery(bankAccountsOptions(daybook), daybook.queryClient);
}

export const dimensionsOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'dimensions'),
    queryFn: async ({ signal }) =>
      loaded(daybook, 'dimensions', signal) ??
      groupByDimension((await readReported(daybook, 'useDimensions', queryDimensionValues, { signal })).rows),
    staleTime,
  });

/** The company's dimensions, each with its values as a tree. */
export function useDimensions() {
  const daybook = useDaybookContext();
  return useQuery(dimensionsOptions(daybook), daybook.queryClient);
}

export const customersOptions = (daybook: Daybook, query: PartySearchQuery = {}) =>
  partiesOptions(daybook, { name: 'customers', hook: 'useCustomers', queryPage: queryCustomers }, query);

/** The customers by name, up to 2,000, and whether these are all; with `search`, those who have it in their name. */
export function useCustomers(query?: PartySearchQuery) {
  const daybook = useDaybookContext();
  return useQuery(customersOptions(daybook, query), daybook.queryClient);
}

export const vendorsOptions = (daybook: Daybook, query: PartySearchQuery = {}) =>
  partiesOptions(daybook, { name: 'vendors', hook: 'useVendors', queryPage: queryVendors }, query);

/** The vendors by name, up to 2,000, and whether these are all; with `search`, those who have it in their name. */
export function useVendors(query?: PartySearchQuery) {
  const daybook = useDaybookContext();
  return useQuery(vendorsOptions(daybook, query), daybook.queryClient);
}

interface PartyList {
  name: 'customers' | 'vendors';
  /** What `onError` calls it. */
  hook: string;
  queryPage: typeof queryCustomers;
}

function partiesOptions(daybook: Daybook, list: PartyList, { search }: PartySearchQuery) {
  const { session } = daybook;
  const { name, hook, queryPage } = list;
  return queryOptions({
    queryKey: search ? keyOf(session, name, search) : keyOf(session, name),
    queryFn: async ({ signal, client }): Promise<LoadedList<Customer>> => {
      if (!search) {
        const rows = await loaded(daybook, name, signal);
        if (rows) return { rows, unreadable: [], isComplete: true };
        return readReported(daybook, hook, queryPage, { signal }, mostPages);
      }
      if (!daybook[internals].loaders[name]) {
        const filter = { name: { contain: search } };
        return readReported(daybook, hook, queryPage, { filter, signal }, 1);
      }
      // A loader has no search: its list is loaded once, for all searches.
      const { rows } = await client.fetchQuery(partiesOptions(daybook, list, {}));
      return { rows: rows.filter((party) => isNamed(party, search)), unreadable: [], isComplete: true };
    },
    staleTime,
  });
}

/** The pages of a list. Unreadable rows are left out of the choices and reported. */
async function readReported<T>(
  daybook: Daybook,
  hook: string,
  queryPage: (http: HttpClient, query: ReferenceQuery) => Promise<ListPage<T>>,
  query: ReferenceQuery,
  mostPages?: number,
): Promise<LoadedList<T>> {
  const { http, report } = daybook[internals];
  const list = await readAll((cursor) => queryPage(http, { ...query, cursor }), mostPages);
  for (const { id, path, reason, position } of list.unreadable) {
    report({ error: new UnreadableRowError(id, path, reason, position + 1), component: hook });
  }
  return list;
}

/** The list from the host's loader; undefined if there is none. */
function loaded<Name extends keyof ReferenceLists>(daybook: Daybook, name: Name, signal: AbortSignal) {
  const loader = daybook[internals].loaders[name];
  return loader && loadList<ReferenceLists[Name]>({ name, loader, schema: referenceListSchemas[name], signal });
}
