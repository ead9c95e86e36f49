import type { BatchItem } from '../../core/http/batch.ts';
import type { Choice, ChosenIds, Comparison, TextComparison } from '../../core/http/filters.ts';
import type { HttpClient, HttpRequest } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import {
  type BankTransaction,
  bankTransactionBatchShape,
  bankTransactionPageShape,
  bankTransactionShape,
} from './schema.ts';

/** Filters bank transactions: members combine with AND, values within a member with OR. */
export interface BankTransactionFilter {
  /** Searches description, notes and names, and digits in the amount. */
  search?: string;
  /** `YYYY-MM-DD`. */
  date?: Comparison<string>;
  /** Minor units, signed: money out is negative. */
  amount?: Comparison<number>;
  description?: TextComparison;
  notes?: TextComparison;
  status?: Choice;
  reviewStatus?: Choice;
  type?: Choice;
  bankAccount?: ChosenIds;
  vendor?: ChosenIds;
  customer?: ChosenIds;
  category?: ChosenIds;
  glAccount?: ChosenIds;
  dimensionValues?: ChosenIds;
}

export interface BankTransactionQuery {
  filter?: BankTransactionFilter;
  /** Default: newest first. `start` is the date where the first page starts. */
  sort?: { orderBy?: 'DATE'; direction?: 'ASC' | 'DESC'; start?: string };
  /** Transactions per page, at most 250; default 100. */
  limit?: number;
}

interface BankTransactionPageRequest extends BankTransactionQuery {
  cursor?: string;
  signal?: AbortSignal;
}

/** A line of a split transaction, to save. */
export interface BankTransactionSplitLineItem {
  /** The id of an existing line. */
  id?: string;
  /** Minor units, signed like the total; the lines add up to it. */
  amount: number;
  notes?: string | null;
  classSegmentIds?: string[];
  customerId?: string | null;
  categoryId?: string | null;
  glAccountId?: string | null;
  invoiceId?: string | null;
  billId?: string | null;
  payrollId?: string | null;
  apiItemId?: string | null;
}

/** A transaction, to save. The service may clear omitted members: send everything that should stay. */
export interface BankTransactionItem {
  /** The id of an existing transaction; without it, a new one. */
  id?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** Minor units, signed: money out is negative. */
  amount?: number;
  description?: string;
  notes?: string | null;
  apiName?: string;
  /** Identifies a new transaction, so that a second attempt is rejected as a duplicate. */
  apiSourceId?: string;
  bankAccountId?: string;
  status?: string;
  reviewStatus?: string | null;
  userAccess?: string;
  accountantAccess?: string;
  type?: string;
  matchingBankTransactionId?: string | null;
  vendorId?: string | null;
  customerId?: string | null;
  categoryId?: string | null;
  glAccountId?: string | null;
  classSegmentIds?: string[];
  tax?: {
    paymentInfo: {
      region?: string | null | undefined;
      year?: number | null | undefined;
      quarter?: string | null | undefined;
    };
  };
  children?: BankTransactionSplitLineItem[];
  attachmentIds?: string[];
  /** At most 50 keys. */
  customData?: Record<string, unknown>;
}

const path = '/v6/banks/transactions';
const pathOfOne = `${path}/{id}`;

/** One page of bank transactions, in the service's order. */
export function queryBankTransactions(
  http: HttpClient,
  { cursor, signal, limit = 100, ...query }: BankTransactionPageRequest,
): Promise<ListPage<BankTransaction>> {
  return http.read({
    method: 'POST', // a read: this API queries by POST
    path: `${path}/query`,
    body: { cursor, limit, ...query },
    response: bankTransactionPageShape,
    signal,
  });
}

/** The first page of all bank transactions, from the save endpoint: without a body it lists. */
export function queryUnfilteredBankTransactions(
  http: HttpClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ListPage<BankTransaction>> {
  return http.read({ method: 'POST', path, response: bankTransactionPageShape, signal });
}

interface BankTransactionRequest {
  transactionId: string;
  signal?: AbortSignal;
}

/** One bank transaction. */
export function getBankTransaction(
  http: HttpClient,
  { transactionId, signal }: BankTransactionRequest,
): Promise<BankTransaction> {
  return http.read({ method: 'GET', path: pathOfOne, id: transactionId, response: bankTransactionShape, signal });
}

/** Saves bank transactions. @returns an outcome for each, in their order. */
export function saveBankTransactions(
  http: HttpClient,
  data: readonly BankTransactionItem[],
): Promise<BatchItem<BankTransaction>[]> {
  return http.write({ method: 'POST', path, body: { data }, response: bankTransactionBatchShape });
}

/** Deletes a bank transaction. @returns the deleted transaction. */
export function deleteBankTransaction(
  http: HttpClient,
  transactionId: string,
  options?: Pick<HttpRequest<BankTransaction>, 'keepalive' | 'isUnloading'>,
): Promise<BankTransaction> {
  return http.write({
    ...options,
    method: 'DELETE',
    path: pathOfOne,
    id: transactionId,
    response: bankTransactionShape,
  });
}
