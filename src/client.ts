import {
  type BankTransactionItem,
  type BankTransactionQuery,
  deleteBankTransaction,
  getBankTransaction,
  queryBankTransactions,
  retrieveBankTransactions,
  saveBankTransactions,
} from './bank-transactions/data/api.ts';
import { createChanges } from './client/changes.ts';
import { createReferenceLists } from './client/referenceLists.ts';
import { type ClosingChanges, getClosing, saveClosing } from './closing/data/api.ts';
import { createHttp } from './core/http/http.ts';
import { everyPage } from './core/http/paging.ts';
import type { ServiceOptions } from './core/http/serviceOptions.ts';
import { accessOf, createSession, type Session } from './core/session/session.ts';
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
export * from './core/errors.ts';
export type { BatchItem } from './core/http/batch.ts';
export type { ChangesPage, ChangesQuery } from './core/http/changes.ts';
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
export type {
  Attachment,
  BankAccount,
  Categories,
  Category,
  Customer,
  Dimension,
  DimensionValue,
  GlAccount,
  GlAccountType,
  ReferenceStatus,
  Vendor,
} from './reference-lists/data/schema.ts';

interface ServiceAddress {
  /** Where the service is, such as `https://books.example.com`. */
  baseUrl: string;
  /** Where the service differs from the interface. */
  serviceOptions?: ServiceOptions;
}

/** The service with whom to sign in, or with a session that others use as well. */
export type DaybookClientOptions = ServiceAddress & (SessionOptions | { session: Session });

export type DaybookClient = ReturnType<typeof createDaybookClient>;

/** The service's endpoints as typed functions, without React: for scripts, servers and workers. */
export function createDaybookClient({ baseUrl, serviceOptions, ...signIn }: DaybookClientOptions) {
  const session = 'session' in signIn ? signIn.session : createSession(signIn);
  const http = createHttp({ baseUrl, session: accessOf(session).current });
  return {
    /** Who is signed in: `status`, `error`, `retry()`, `logout()`. */
    session,
    ledger: {
      /** One page; `next` of the page is the cursor of the one after it. */
      query: (query: LedgerQuery & { cursor?: string; signal?: AbortSignal }) =>
        queryGeneralLedger(http, { ...serviceOptions, ...query }),
      /** Every page, one after the other. */
      pages: (query: LedgerQuery & { signal?: AbortSignal }) =>
        everyPage((cursor) => queryGeneralLedger(http, { ...serviceOptions, ...query, cursor })),
    },
    bankTransactions: {
      /** One page; `next` of the page is the cursor of the one after it. */
      query: (query: BankTransactionQuery & { cursor?: string; signal?: AbortSignal } = {}) =>
        queryBankTransactions(http, query),
      /** Every page, one after the other. */
      pages: (query: BankTransactionQuery & { signal?: AbortSignal } = {}) =>
        everyPage((cursor) => queryBankTransactions(http, { ...query, cursor })),
      /** The first page of all, by the address that saves some: without a body it lists. */
      retrieve: ({ signal }: { signal?: AbortSignal } = {}) => retrieveBankTransactions(http, { signal }),
      get: (transactionId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getBankTransaction(http, { transactionId, signal }),
      /** Creates and updates, in one request; never repeated by itself. @returns what became of each, in the order sent. */
      save: (items: readonly BankTransactionItem[]) => saveBankTransactions(http, items),
      /** @returns the transaction as it was. */
      delete: (transactionId: string) => deleteBankTransaction(http, transactionId),
    },
    invoices: {
      /** One page; `next` of the page is the cursor of the one after it. */
      query: (query: InvoiceQuery & { cursor?: string; signal?: AbortSignal } = {}) => queryInvoices(http, query),
      /** Every page, one after the other. */
      pages: (query: InvoiceQuery & { signal?: AbortSignal } = {}) =>
        everyPage((cursor) => queryInvoices(http, { ...query, cursor })),
      get: (invoiceId: string, { signal }: { signal?: AbortSignal } = {}) => getInvoice(http, { invoiceId, signal }),
    },
    journalEntries: {
      get: (journalEntryId: string, { signal }: { signal?: AbortSignal } = {}) =>
        getJournalEntry(http, { journalEntryId, signal }),
      /** Creates and updates, in one request; never repeated by itself. @returns what became of each, in the order sent. */
      save: (items: readonly JournalEntryItem[]) => saveJournalEntries(http, items),
    },
    notifications: {
      get: ({ signal }: { signal?: AbortSignal } = {}) => getNotificationSettings(http, { signal }),
      /** Changes the preferences that are given; never repeated by itself. */
      save: (changes: NotificationChanges) => saveNotificationSettings(http, changes),
    },
    closing: {
      /** Until when the books are closed. A token that sees several companies is refused. */
      get: ({ signal }: { signal?: AbortSignal } = {}) => getClosing(http, { signal }),
      /** Changes what is given; never repeated by itself. @returns the closing as it is then. */
      save: (changes: ClosingChanges) => saveClosing(http, changes),
    },
    /** What documents refer to: accounts, categories, customers, vendors, bank accounts, dimensions. */
    referenceLists: createReferenceLists(http),
    changes: createChanges(http),
  };
}
