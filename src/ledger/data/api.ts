import type { HttpClient } from '../../core/http/http.ts';
import { type LedgerPage, ledgerPageShape } from './schema.ts';

/** When an invoice is booked: `ACCRUAL` when it is issued, `CASH` when it is paid. */
export type AccountingMethod = 'ACCRUAL' | 'CASH';

/** Filters entries: members combine with AND, values within a member with OR. */
export interface LedgerFilter {
  /** First day, `YYYY-MM-DD`. */
  beginDate?: string;
  /** Last day, `YYYY-MM-DD`. */
  endDate?: string;
  /** Text that the entries contain. */
  search?: string;
  /** Any of the values of each dimension. */
  dimensionValues?: { dimensionId: string; dimensionValueIds: string[] }[];
  /** Any of these customers. */
  customer?: { id: { in: string[] } };
}

/** Selects entries of one account’s ledger. */
export interface LedgerQuery {
  /** The account, such as `gla_1`. */
  glAccountId: string;
  /** Default: all entries. */
  filter?: LedgerFilter;
  /** Default: the company’s method. */
  accountingMethod?: AccountingMethod;
  /** Entries per request, at most 250; default 100. */
  limit?: number;
  /**
   * The service’s order, which the client always has. Hooks and `generalLedgerOptions` reverse it by default: they read spans of
   * days from the period’s end backward, each to its end. Where the service sends no beginning balances, they read all entries first.
   */
  oldestFirst?: boolean | undefined;
}

interface LedgerPageRequest extends LedgerQuery {
  cursor?: string;
  accountingMethodField?: string;
  signal?: AbortSignal;
}

/** One page of an account’s ledger, in the service’s order: by date, then by posting. */
export function queryGeneralLedger(http: HttpClient, request: LedgerPageRequest): Promise<LedgerPage> {
  const { glAccountId, cursor, limit = 100, filter, accountingMethod, signal } = request;
  const { accountingMethodField = 'accountingMethod' } = request;
  return http.read({
    method: 'POST', // a read: this API queries by POST
    path: '/v6/accounting/glAccounts/{id}/generalLedger',
    id: glAccountId,
    body: {
      cursor,
      limit,
      filter: { includeBeginningBalance: true, ...filter },
      [accountingMethodField]: accountingMethod,
    },
    response: ledgerPageShape,
    signal,
  });
}
