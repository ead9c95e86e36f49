'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { UnreadableRowError } from '../../core/errors.ts';
import { logInDevelopment } from '../../core/logInDevelopment.ts';
import { type ListPart, loadList, readAll } from '../../core/query/readAll.ts';
import { keyOf } from '../../core/query/resources.ts';
import {
  getCategories,
  getGlAccount,
  queryBankAccounts,
  queryClassSegments,
  queryCustomers,
  queryGlAccounts,
  queryVendors,
} from './api.ts';
import { dimensionsOf, isNamed } from './rules.ts';
import { type Customer, type ReferenceLists, referenceListSchemas } from './schema.ts';

/** What the options of a list are made from: all of it is in what `useDaybook()` gives. */
type Source = Pick<Daybook, 'http' | 'session' | 'loaders'> & Partial<Pick<Daybook, 'onError'>>;

/** Which customers or vendors. */
export interface PartySearch {
  /** What is in the name; without it, those that come first, as many as a picker can hold. */
  search?: string;
}

/** These lists change rarely. */
const staleTime = 5 * 60_000;
/** 2,000 customers or vendors are read at once; who has more looks for them by name. */
const mostPages = 8;

export const glAccountOptions = ({ http, session }: Pick<Daybook, 'http' | 'session'>, glAccountId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'glAccounts', glAccountId),
    queryFn: ({ signal }) => getGlAccount(http, { glAccountId, signal }),
  });

/** One general ledger account. */
export function useGlAccount(glAccountId: string) {
  const daybook = useDaybookContext();
  return useQuery(glAccountOptions(daybook, glAccountId), daybook.queryClient);
}

export const glAccountsOptions = ({ http, session, loaders, onError }: Source) =>
  queryOptions({
    queryKey: keyOf(session, 'glAccounts'),
    queryFn: async ({ signal }) =>
      loaded(loaders, 'glAccounts', signal) ??
      reported(await readAll((cursor) => queryGlAccounts(http, { cursor, signal })), 'useGlAccounts', onError).rows,
    staleTime,
  });

/** The whole chart of accounts. */
export function useGlAccounts() {
  const daybook = useDaybookContext();
  return useQuery(glAccountsOptions(daybook), daybook.queryClient);
}

export const categoriesOptions = ({ http, session, loaders }: Source) =>
  queryOptions({
    queryKey: keyOf(session, 'categories'),
    queryFn: ({ signal }) => loaded(loaders, 'categories', signal) ?? getCategories(http, { signal }),
    staleTime,
  });

/** The company's categories as trees: of expenses, of revenue and of transfers. */
export function useCategories() {
  const daybook = useDaybookContext();
  return useQuery(categoriesOptions(daybook), daybook.queryClient);
}

export const bankAccountsOptions = ({ http, session, loaders, onError }: Source) =>
  queryOptions({
    queryKey: keyOf(session, 'bankAccounts'),
    queryFn: async ({ signal }) =>
      loaded(loaders, 'bankAccounts', signal) ??
      reported(await readAll((cursor) => queryBankAccounts(http, { cursor, signal })), 'useBankAccounts', onError).rows,
    staleTime,
  });

/** All bank accounts and cards. */
export function useBankAccounts() {
  const daybook = useDaybookContext();
  return useQuery(bankAccountsOptions(daybook), daybook.queryClient);
}

export const dimensionsOptions = ({ http, session, loaders, onError }: Source) =>
  queryOptions({
    queryKey: keyOf(session, 'dimensions'),
    queryFn: async ({ signal }) =>
      loaded(loaders, 'dimensions', signal) ??
      dimensionsOf(
        reported(await readAll((cursor) => queryClassSegments(http, { cursor, signal })), 'useDimensions', onError)
          .rows,
      ),
    staleTime,
  });

/** The company's dimensions, each with its values as a tree. */
export function useDimensions() {
  const daybook = useDaybookContext();
  return useQuery(dimensionsOptions(daybook), daybook.queryClient);
}

export const customersOptions = (source: Source, query: PartySearch = {}) =>
  partiesOptions(source, { name: 'customers', hook: 'useCustomers', queryPage: queryCustomers }, query);

/** The customers by name, up to 2,000, and whether these are all; with `search`, those who have it in their name. */
export function useCustomers(query?: PartySearch) {
  const daybook = useDaybookContext();
  return useQuery(customersOptions(daybook, query), daybook.queryClient);
}

export const vendorsOptions = (source: Source, query: PartySearch = {}) =>
  partiesOptions(source, { name: 'vendors', hook: 'useVendors', queryPage: queryVendors }, query);

/** The vendors by name, up to 2,000, and whether these are all; with `search`, those who have it in their name. */
export function useVendors(query?: PartySearch) {
  const daybook = useDaybookContext();
  return useQuery(vendorsOptions(daybook, query), daybook.queryClient);
}

interface PartyList {
  name: 'customers' | 'vendors';
  /** What `onError` calls it. */
  hook: string;
  queryPage: typeof queryCustomers;
}

function partiesOptions(source: Source, list: PartyList, { search }: PartySearch) {
  const { http, session, loaders, onError } = source;
  const { name, hook, queryPage } = list;
  return queryOptions({
    queryKey: search ? keyOf(session, name, search) : keyOf(session, name),
    queryFn: async ({ signal, client }): Promise<ListPart<Customer>> => {
      if (!search) {
        const rows = await loaded(loaders, name, signal);
        if (rows) return { rows, unreadable: [], isWhole: true };
        return reported(await readAll((cursor) => queryPage(http, { cursor, signal }), mostPages), hook, onError);
      }
      if (!loaders[name]) {
        const filter = { name: { contain: search } };
        return reported(await readAll((cursor) => queryPage(http, { filter, cursor, signal }), 1), hook, onError);
      }
      // A loader knows no search: its list is loaded once, for all of them.
      const { rows } = await client.fetchQuery(partiesOptions(source, list, {}));
      return { rows: rows.filter((party) => isNamed(party, search)), unreadable: [], isWhole: true };
    },
    staleTime,
  });
}

/** The list, whose unreadable rows are left out of what there is to choose from, and reported. */
function reported<T>(
  list: ListPart<T>,
  component: string,
  onError: Daybook['onError'] = logInDevelopment,
): ListPart<T> {
  for (const { id, path, reason, position } of list.unreadable) {
    onError({ error: new UnreadableRowError(id, path, reason, position + 1), component });
  }
  return list;
}

/** What the host's loader of a list gives; undefined if there is none. */
function loaded<Name extends keyof ReferenceLists>(loaders: Source['loaders'], name: Name, signal: AbortSignal) {
  const loader = loaders[name];
  return loader && loadList<ReferenceLists[Name]>({ name, loader, schema: referenceListSchemas[name], signal });
}
