import {
  type BankTransactionItem,
  type BankTransactionQuery,
  deleteBankTransaction,
  getBankTransaction,
  queryBankTransactions,
  queryUnfilteredBankTransactions,
  saveBankTransactions,
} from './bank-transactions/data/api.ts';
import { createChanges } from './client/changes.ts';
import { createList } from './client/list.ts';
import { createReferenceLists } from './client/referenceLists.ts';
import { type ClosingChanges, getClosing, saveClosing } from './closing/data/api.ts';
import type { RequestHooks } from './core/http/checkedHooks.ts';
import { createHttp } from './core/http/http.ts';
import type { ServiceOptions } from './core/http/serviceOptions.ts';
import { accessOf, createSession, originalOf, type Session } from './core/session/session.ts';
import type { SessionOptions } from './core/session/tokenSession.ts';
import { getInvoice, type InvoiceQuery, queryInvoices } from './invoices/data/api.ts';
import { getJournalEntry, type JournalEntryItem, saveJournalEntries } from './journal-entries/data/api.ts';
import { type LedgerQuery, queryGeneralLedger } from './ledger/data/api.ts';
import {
  getNotificationSettings,
  type NotificationChanges,
  saveNotificationSettings,
} from './notifications/data/api.ts';

export type {
  BankTransactionFilter,
  BankTransactionItem,
  BankTransactionQuery,
  BankTransactionSplitLineItem,
} from './bank-transactions/data/api.ts';
export type {
  BankTransaction,
  BankTransactionMatch,
  BankTransactionSplitLine,
} from './bank-transactions/data/schema.ts';
export type { ChangedRows, Changes } from './client/changes.ts';
export type { ClosingChanges } from './closing/data/api.ts';
export type { Closing } from './closing/data/schema.ts';
export {
  ConfigurationError,
  DaybookError,
  type DaybookErrorKind,
  ForbiddenError,
  HttpError,
  NetworkError,
  NotFoundError,
  OfflineError,
  OutcomeUnknownError,
  PagingError,
  RateLimitedError,
  RejectedError,
  ResponseShapeError,
  ServiceError,
  type ServiceProblem,
  TimeoutError,
  TokenError,
  type TokenErrorCode,
  UnreadableRowError,
} from './core/errors.ts';
export type { BatchItem } from './core/http/batch.ts';
export type { ChangesPage, ChangesQuery } from './core/http/changes.ts';
export type { RequestHooks } from './core/http/checkedHooks.ts';
export { fetchTokenFrom } from './core/http/fetchTokenFrom.ts';
export type { ListPage, ListRows, UnreadableRow } from './core/http/paging.ts';
export type { ServiceOptions } from './core/http/serviceOptions.ts';
export type { FetchToken, TokenRequest, TokenResponse } from './core/session/requestToken.ts';
export { createSession, type Session } from './core/session/session.ts';
export type { SessionStatus } from './core/session/sessionState.ts';
export type { SessionOptions } from './core/session/tokenSession.ts';
export type { InvoiceFilter, InvoiceOrder, InvoiceQuery } from './invoices/data/api.ts';
export type { Invoice } from './invoices/data/schema.ts';
export type { JournalEntryItem, JournalEntryLineItem, JournalEntryRecurrenceItem } from './journal-entries/data/api.ts';
export type { JournalEntry, JournalEntryLine, JournalEntryRecurrence } from './journal-entries/data/schema.ts';
export type { AccountingMethod, LedgerFilter, LedgerQuery } from './ledger/data/api.ts';
export type { GlEntry, LedgerPage } from './ledger/data/schema.ts';
export type { NotificationChanges } from './notifications/data/api.ts';
export type { NotificationChannel, NotificationSettings } from './notifications/data/schema.ts';
export type { ReferenceFilter, ReferenceQuery } from './reference-lists/data/api.ts';
export type { GlAccount, GlAccountType, ReferenceStatus } from './reference-lists/data/glAccountSchema.ts';
export type {
  Attachment,
  BankAccount,
  Categories,
  Category,
  Customer,
  Dimension,
  DimensionValue,
  Vendor,
} from './reference-lists/data/schema.ts';

interface ServiceAddress extends RequestHooks {
  /** Where the service is, such as `https://books.example.com`. */
  baseUrl: string;
  /** Where the service differs from the API. */
  serviceOptions?: ServiceOptions;
}

/** The service, and either who signs in or a session that others use as well. */
export type DaybookClientOptions = ServiceAddress & (SessionOptions | { session: Session });

export type DaybookClient = ReturnType<typeof createDaybookClient>;

/** The service's endpoints as typed functions, without React: for scripts, servers and workers. No write is ever retried. */
export function createDaybookClient({ baseUrl, serviceOptions, fetch, headers, ...signIn }: DaybookClientOptions) {
  const session = 'session' in signIn ? originalOf(signIn.session) : createSession(signIn);
  const http = createHttp({ baseUrl, session: accessOf(session).current, hooks: { fetch, headers } });
  return {
    session,
    ledger: createList((query: LedgerQuery) => queryGeneralLedger(http, { ...serviceOptions, ...query })),
    bankTransactions: {
      ...createList((query: BankTransactionQuery) => queryBankTransactions(http, query)),
      /** The first page without a filter, by the path that also saves, for a service without the query endpoint. */
      listUnfiltered: ({ signal }: { signal?: AbortSignal } = {}) => queryUnfilteredBankTransactions(http, { signal }),
      get: (transactionId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getBankTransaction(http, { transactionId, signal }),
      /** Creates and updates, in one request. @returns the outcome of each item, in the order sent. */
      save: (items: readonly BankTransactionItem[]) => saveBankTransactions(http, items),
      /** @returns the deleted transaction. */
      delete: (transactionId: string) => deleteBankTransaction(http, transactionId),
    },
    invoices: {
      ...createList((query: InvoiceQuery) => queryInvoices(http, query)),
      get: (invoiceId: string, { signal }: { signal?: AbortSignal } = {}) => getInvoice(http, { invoiceId, signal }),
    },
    journalEntries: {
      get: (journalEntryId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getJournalEntry(http, { journalEntryId, signal }),
      /** Creates and updates, in one request. @returns the outcome of each item, in the order sent. */
      save: (items: readonly JournalEntryItem[]) => saveJournalEntries(http, items),
    },
    notifications: {
      get: ({ signal }: { signal?: AbortSignal } = {}) => getNotificationSettings(http, { signal }),
      /** Changes only the given settings. */
      save: (changes: NotificationChanges) => saveNotificationSettings(http, changes),
    },
    closing: {
      /** Rejected for a token that sees several companies. */
      get: ({ signal }: { signal?: AbortSignal } = {}) => getClosing(http, { signal }),
      /** Changes only the given settings. @returns the closing after the change. */
      save: (changes: ClosingChanges) => saveClosing(http, changes),
    },
    referenceLists: createReferenceLists(http),
    changes: createChanges(http),
  };
}
