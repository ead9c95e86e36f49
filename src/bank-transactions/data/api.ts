import type { Choice, ChosenIds, Comparison, TextComparison } from '../../core/filters/comparisons.ts';
import type { BatchItem } from '../../core/http/batch.ts';
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
  /** Comparisons of the text from the bank. */
  description?: TextComparison;
  /** Comparisons of the user’s own text. */
  notes?: TextComparison;
  /** Such as `ACTIVE`. */
  status?: Choice;
  /** Such as `RECONCILED`. */
  reviewStatus?: Choice;
  /** Such as `EXPENSE`. */
  type?: Choice;
  /** Any of these bank accounts. */
  bankAccount?: ChosenIds;
  /** Any of these vendors. */
  vendor?: ChosenIds;
  /** Any of these customers, also in split lines. */
  customer?: ChosenIds;
  /** Any of these categories, also in split lines. */
  category?: ChosenIds;
  /** Any of these accounts, also in split lines. */
  glAccount?: ChosenIds;
  /** Any of these classes or those below them, also in split lines. */
  dimensionValues?: ChosenIds;
}

/** Selects bank transactions; without a filter, all of them. */
export interface BankTransactionQuery {
  /** Default: all transactions. */
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
  /** The memo of the line. */
  notes?: string | null;
  /** The values of its classes; without any, the transaction’s apply. */
  classSegmentIds?: string[];
  /** Whom the line is for. */
  customerId?: string | null;
  /** What the line is for; without it and an account, the transaction’s applies. */
  categoryId?: string | null;
  /** The account that the line posts to, in place of a category. */
  glAccountId?: string | null;
  /** The invoice that the line is matched to. */
  invoiceId?: string | null;
  /** The bill that the line is matched to. */
  billId?: string | null;
  /** The payroll item that the line is matched to. */
  payrollId?: string | null;
  /** The interface doesn’t explain it; send what is stored. */
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
  /** The text from the bank, or of a new transaction the user’s. */
  description?: string;
  /** The user’s own text. */
  notes?: string | null;
  /** What creates it, such as `MANUAL_ENTRY`. */
  apiName?: string;
  /** Identifies a new transaction, so that a second attempt is rejected as a duplicate. */
  apiSourceId?: string;
  /** The account that the money leaves or reaches. */
  bankAccountId?: string;
  /** `INACTIVE` ones are excluded from the books. */
  status?: string;
  /** Such as `RECONCILED`, which marks it as reviewed. */
  reviewStatus?: string | null;
  /** Such as `NONE`; no documented response has it. */
  userAccess?: string;
  /** Such as `NONE`; no documented response has it. */
  accountantAccess?: string;
  /** Such as `EXPENSE`; the sandbox derives a missing one from the sign. */
  type?: string;
  /** The other side, in a transfer between the company’s accounts. */
  matchingBankTransactionId?: string | null;
  /** Whom the money is for. */
  vendorId?: string | null;
  /** Whom the money is from. */
  customerId?: string | null;
  /** What it was for, in place of an account. */
  categoryId?: string | null;
  /** The account that it posts to, in place of a category. */
  glAccountId?: string | null;
  /** The values of its classes. */
  classSegmentIds?: string[];
  /** The tax that a payment to a tax authority is for. */
  tax?: {
    paymentInfo: {
      region?: string | null | undefined;
      year?: number | null | undefined;
      quarter?: string | null | undefined;
    };
  };
  /** The lines of a split or of a match. */
  children?: BankTransactionSplitLineItem[];
  /** Receipts and other files. */
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
