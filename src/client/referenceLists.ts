import type { HttpClient } from '../core/http/http.ts';
import { everyPage, type ListPage } from '../core/http/paging.ts';
import { readAll } from '../core/query/readAll.ts';
import {
  getCategories,
  getGlAccount,
  queryBankAccounts,
  queryCustomers,
  queryDimensionValues,
  queryGlAccounts,
  queryVendors,
  type ReferenceQuery,
} from '../reference-lists/data/api.ts';
import { groupByDimension } from '../reference-lists/data/rules.ts';

/** What documents refer to. */
export function createReferenceLists(http: HttpClient) {
  return {
    glAccounts: {
      get: (glAccountId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getGlAccount(http, { glAccountId, signal }),
      ...listOf(http, queryGlAccounts),
    },
    categories: {
      /** All categories, as trees. */
      get: ({ signal }: { signal?: AbortSignal } = {}) => getCategories(http, { signal }),
    },
    customers: listOf(http, queryCustomers),
    vendors: listOf(http, queryVendors),
    bankAccounts: listOf(http, queryBankAccounts),
    dimensions: {
      /** All dimensions, each with its values as a tree. */
      async get({ signal }: { signal?: AbortSignal } = {}) {
        const { rows } = await readAll((cursor) => queryDimensionValues(http, { cursor, signal }));
        return groupByDimension(rows);
      },
    },
  };
}

/** A list a page at a time, and page after page. */
function listOf<Row>(http: HttpClient, queryPage: (http: HttpClient, query: ReferenceQuery) => Promise<ListPage<Row>>) {
  return {
    /** One page; `next` of the page is the cursor of the one after it. */
    query: (query: ReferenceQuery = {}) => queryPage(http, query),
    /** Every page, one after the other. */
    pages: (query: Omit<ReferenceQuery, 'cursor'> = {}) => everyPage((cursor) => queryPage(http, { ...query, cursor })),
  };
}
