import type { HttpClient } from '../core/http/http.ts';
import { readAll } from '../core/pages/readAll.ts';
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
import { createList } from './list.ts';

/** The lists that documents refer to. */
export function createReferenceLists(http: HttpClient) {
  return {
    glAccounts: {
      ...createList((query: ReferenceQuery) => queryGlAccounts(http, query)),
      get: (glAccountId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getGlAccount(http, { glAccountId, signal }),
    },
    customers: createList((query: ReferenceQuery) => queryCustomers(http, query)),
    vendors: createList((query: ReferenceQuery) => queryVendors(http, query)),
    bankAccounts: createList((query: ReferenceQuery) => queryBankAccounts(http, query)),
    categories: {
      /** All categories, as trees. */
      list: ({ signal }: { signal?: AbortSignal } = {}) => getCategories(http, { signal }),
    },
    dimensions: {
      /** All dimensions, each with its values as a tree. */
      async list({ signal }: { signal?: AbortSignal } = {}) {
        const { rows } = await readAll((cursor) => queryDimensionValues(http, { cursor, signal }));
        return groupByDimension(rows);
      },
    },
  };
}
