import { queryOptions } from '@tanstack/react-query';
import { UnreadableRowError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { type DaybookReader, internals, type ListLoader } from '../../core/internals.ts';
import { type LoadedList, loadList, readAll } from '../../core/pages/readAll.ts';
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

/** Host functions that load whole lists instead of the service's endpoints. */
export type ReferenceLoaders = {
  [Name in keyof ReferenceLists]?: ListLoader<Readonly<ReferenceLists[Name]>>;
};

/** A query for customers or vendors. */
export interface PartySearchQuery {
  /** Text that the name contains. Without it, the first 2,000 by name are loaded. */
  search?: string;
}

/** These lists change rarely. */
const staleTime = 5 * 60_000;
/** Customers and vendors beyond the first 2,000 are searched by name. */
const maxPages = 8;

/** Options for `useQuery` and `prefetchQuery`: one general ledger account. */
export const glAccountOptions = (daybook: DaybookReader, glAccountId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'glAccounts', glAccountId),
    queryFn: ({ signal }) => getGlAccount(daybook[internals].http, { glAccountId, signal }),
  });

/** Options for `useQuery` and `prefetchQuery`: the chart of accounts. */
export const glAccountsOptions = (daybook: DaybookReader) =>
  listOptions(daybook, 'glAccounts', async (signal) => {
    return (await readPages(daybook, 'useGlAccounts', queryGlAccounts, { signal })).rows;
  });

/** Options for `useQuery` and `prefetchQuery`: the categories of bank transactions. */
export const categoriesOptions = (daybook: DaybookReader) =>
  listOptions(daybook, 'categories', (signal) => getCategories(daybook[internals].http, { signal }));

/** Options for `useQuery` and `prefetchQuery`: the bank accounts and cards. */
export const bankAccountsOptions = (daybook: DaybookReader) =>
  listOptions(daybook, 'bankAccounts', async (signal) => {
    return (await readPages(daybook, 'useBankAccounts', queryBankAccounts, { signal })).rows;
  });

/** Options for `useQuery` and `prefetchQuery`: the classes, with their values. */
export const dimensionsOptions = (daybook: DaybookReader) =>
  listOptions(daybook, 'dimensions', async (signal) => {
    return groupByDimension((await readPages(daybook, 'useDimensions', queryDimensionValues, { signal })).rows);
  });

/** Options for `useQuery` and `prefetchQuery`: customers by name, at most 2,000. */
export const customersOptions = (daybook: DaybookReader, query: PartySearchQuery = {}) =>
  partiesOptions(daybook, { name: 'customers', hook: 'useCustomers', queryPage: queryCustomers }, query);

/** Options for `useQuery` and `prefetchQuery`: vendors by name, at most 2,000. */
export const vendorsOptions = (daybook: DaybookReader, query: PartySearchQuery = {}) =>
  partiesOptions(daybook, { name: 'vendors', hook: 'useVendors', queryPage: queryVendors }, query);

interface PartyList {
  name: 'customers' | 'vendors';
  /** The name reported to `onError`. */
  hook: string;
  queryPage: typeof queryCustomers;
}

function partiesOptions(daybook: DaybookReader, list: PartyList, { search }: PartySearchQuery) {
  const { session } = daybook;
  const { name, hook, queryPage } = list;
  return queryOptions({
    queryKey: search ? keyOf(session, name, search) : keyOf(session, name),
    queryFn: async ({ signal, client }): Promise<LoadedList<Customer>> => {
      if (!search) {
        const rows = await loadFromHost(daybook, name, signal);
        if (rows) return { rows, unreadable: [], isComplete: true };
        return readPages(daybook, hook, queryPage, { signal }, maxPages);
      }
      if (!daybook[internals].loaders[name]) {
        const filter = { name: { contain: search } };
        return readPages(daybook, hook, queryPage, { filter, signal }, 1);
      }
      // Loaders can't search, so the list is loaded once and searched here.
      const { rows } = await client.fetchQuery(partiesOptions(daybook, list, {}));
      return { rows: rows.filter((party) => isNamed(party, search)), unreadable: [], isComplete: true };
    },
    staleTime,
  });
}

/** A list from the host's loader or the service. */
function listOptions<Name extends keyof ReferenceLists>(
  daybook: DaybookReader,
  name: Name,
  load: (signal: AbortSignal) => Promise<ReferenceLists[Name]>,
) {
  return queryOptions({
    queryKey: keyOf(daybook.session, name),
    queryFn: ({ signal }) => loadFromHost(daybook, name, signal) ?? load(signal),
    staleTime,
  });
}

/** Reads the pages of a list. Unreadable rows are omitted and reported. */
async function readPages<T>(
  daybook: DaybookReader,
  hook: string,
  queryPage: (http: HttpClient, query: ReferenceQuery) => Promise<ListPage<T>>,
  query: ReferenceQuery,
  maxPages?: number,
): Promise<LoadedList<T>> {
  const { http, report } = daybook[internals];
  const list = await readAll((cursor) => queryPage(http, { ...query, cursor }), maxPages);
  for (const { id, path, reason, position } of list.unreadable) {
    report({ error: new UnreadableRowError(id, path, reason, position + 1), component: hook });
  }
  return list;
}

/** The list from the host's loader; undefined if there is none. */
function loadFromHost<Name extends keyof ReferenceLists>(daybook: DaybookReader, name: Name, signal: AbortSignal) {
  const loader = daybook[internals].loaders[name];
  return loader && loadList<ReferenceLists[Name]>({ name, loader, schema: referenceListSchemas[name], signal });
}
