import { dataOf, type ResponseShape } from '../../core/http/envelope.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type ListPage, pageOf } from '../../core/http/paging.ts';
import { type GlAccount, glAccountSchema } from './glAccountSchema.ts';
import {
  type BankAccount,
  bankAccountSchema,
  type Categories,
  type Customer,
  categoriesSchema,
  customerSchema,
  type DimensionValueTree,
  dimensionValueTreeSchema,
  type Vendor,
  vendorSchema,
} from './schema.ts';

/** A filter of a list. Conditions are combined with AND. */
export interface ReferenceFilter {
  name?: { equal?: string; notEqual?: string; contain?: string };
  status?: { in?: string[]; notIn?: string[] };
}

/** A query for one page of a list. */
export interface ReferenceQuery {
  filter?: ReferenceFilter;
  /** Rows per page, at most 250. Default: 250. */
  limit?: number;
  cursor?: string;
  signal?: AbortSignal;
}

/** One general ledger account. */
export function getGlAccount(http: HttpClient, { glAccountId, signal }: { glAccountId: string; signal?: AbortSignal }) {
  return http.read({
    method: 'GET',
    path: '/v6/accounting/glAccounts/{id}',
    id: glAccountId,
    response: dataOf(glAccountSchema),
    signal,
  });
}

/** One page of the chart of accounts. */
export function queryGlAccounts(http: HttpClient, query: ReferenceQuery): Promise<ListPage<GlAccount>> {
  return queryList(http, '/v6/accounting/glAccounts/query', query, pageOf(glAccountSchema));
}

/** One page of customers, by name. */
export function queryCustomers(http: HttpClient, query: ReferenceQuery): Promise<ListPage<Customer>> {
  return queryList(http, '/v6/customers/query', query, pageOf(customerSchema));
}

/** One page of vendors, by name. */
export function queryVendors(http: HttpClient, query: ReferenceQuery): Promise<ListPage<Vendor>> {
  return queryList(http, '/v6/vendors/query', query, pageOf(vendorSchema));
}

/** One page of bank accounts, by name. */
export function queryBankAccounts(http: HttpClient, query: ReferenceQuery): Promise<ListPage<BankAccount>> {
  return queryList(http, '/v6/banks/accounts/query', query, pageOf(bankAccountSchema));
}

/** One page of dimension values, as trees. */
export function queryDimensionValues(
  http: HttpClient,
  query: Omit<ReferenceQuery, 'filter'>,
): Promise<ListPage<DimensionValueTree>> {
  return queryList(http, '/v6/classes/segments/query', query, pageOf(dimensionValueTreeSchema));
}

/** All categories, as trees. */
export function getCategories(http: HttpClient, { signal }: { signal?: AbortSignal }): Promise<Categories> {
  return http.read({ method: 'GET', path: '/v6/categories', response: dataOf(categoriesSchema), signal });
}

function queryList<T>(
  http: HttpClient,
  path: string,
  { limit = 250, signal, ...query }: ReferenceQuery,
  response: ResponseShape<ListPage<T>>,
): Promise<ListPage<T>> {
  // A read: this API queries by POST.
  return http.read({ method: 'POST', path, body: { limit, ...query }, response, signal });
}
