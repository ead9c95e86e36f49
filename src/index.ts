export type {
  BankTransactionFilter,
  BankTransactionItem,
  BankTransactionPartItem,
  BankTransactionQuery,
} from './bank-transactions/api.ts';
export {
  BankTransactionEditor,
  type BankTransactionEditorProps,
} from './bank-transactions/BankTransactionEditor.tsx';
export {
  BankTransactionList,
  type BankTransactionListProps,
  type TransactionSort,
} from './bank-transactions/BankTransactionList.tsx';
export type { TransactionSelection } from './bank-transactions/ListColumns.tsx';
export type { BankTransactionFilters } from './bank-transactions/ListFilters.ts';
export { useDeleteBankTransaction, useSaveBankTransactions } from './bank-transactions/mutations.ts';
export {
  bankTransactionOptions,
  bankTransactionsOptions,
  useBankTransaction,
  useBankTransactions,
} from './bank-transactions/queries.ts';
export type { SaveOutcome } from './bank-transactions/SaveInBatches.ts';
export type { BankTransaction, TransactionMatch, TransactionPart } from './bank-transactions/schema.ts';
export type { ClosingChanges } from './closing/api.ts';
export { ClosingForm, type ClosingFormProps } from './closing/ClosingForm.tsx';
export { ClosingNotice, type ClosingNoticeProps } from './closing/ClosingNotice.tsx';
export { useSaveClosing } from './closing/mutations.ts';
export { closingOptions, useClosing } from './closing/queries.ts';
export type { Closing } from './closing/schema.ts';
export type { ComponentError, Daybook, Loader } from './core/context.ts';
export { useDaybook } from './core/context.ts';
export { type DateRange, type RangePreset, rangeOfPreset, rangePresets } from './core/dates/dateRange.ts';
export { type PlainDate, plainDate } from './core/dates/plainDate.ts';
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
  type Problem,
  RateLimitedError,
  RejectedError,
  ResponseShapeError,
  ServiceError,
  TimeoutError,
  TokenError,
  type TokenErrorCode,
  UnreadableRowError,
} from './core/http/errors.ts';
export type { OpenEnum } from './core/http/fields.ts';
export type { Page, PageParam, ReadRows, UnreadableRow } from './core/http/paging.ts';
export type { ServiceOptions } from './core/http/serviceOptions.ts';
export { createSession, type Session } from './core/http/session/session.ts';
export type { SessionStatus } from './core/http/session/sessionState.ts';
export type { FetchToken, TokenRequest, TokenResponse } from './core/http/session/tokenFlight.ts';
export type { SessionOptions } from './core/http/session/tokenSession.ts';
export type { MessageOverrides } from './core/messages/messages.ts';
export { formatMoney, type MoneyFormat } from './core/money/formatMoney.ts';
export { type Minor, minor } from './core/money/minor.ts';
export type { FormErrors } from './core/query/formErrors.ts';
export type { ListPart } from './core/query/readList.ts';
export type { Resource } from './core/query/resources.ts';
export type { SaveProgress } from './core/query/sendInBatches.ts';
export type { Write } from './core/query/useWrite.ts';
export { DaybookProvider, type DaybookProviderProps } from './DaybookProvider.tsx';
export type { AgeingBand } from './invoices/Ageing.ts';
export type { InvoiceFilter, InvoiceOrder, InvoiceQuery } from './invoices/api.ts';
export type { InvoiceColumn, InvoiceColumnId, InvoiceSort, InvoiceSortBy } from './invoices/InvoiceColumns.tsx';
export { InvoiceDetails, type InvoiceDetailsProps } from './invoices/InvoiceDetails.tsx';
export type { InvoiceFilters } from './invoices/InvoiceFilters.ts';
export { InvoiceList, type InvoiceListProps } from './invoices/InvoiceList.tsx';
export type { InvoiceSelection } from './invoices/InvoiceListView.tsx';
export { invoiceOptions, invoicesOptions, useInvoice, useInvoices } from './invoices/queries.ts';
export { fromSearchParams, toSearchParams } from './invoices/SearchParams.ts';
export type {
  CollectionInfo,
  Installment,
  Invoice,
  InvoiceActivity,
  InvoiceLineItem,
  InvoicePayment,
  InvoiceRecurrence,
  Share,
} from './invoices/schema.ts';
export type { JournalEntryItem, JournalEntryLineItem, JournalEntryRecurrenceItem } from './journal-entries/api.ts';
export { JournalEntryForm, type JournalEntryFormProps } from './journal-entries/JournalEntryForm.tsx';
export { type JournalEntryOutcome, useSaveJournalEntries } from './journal-entries/mutations.ts';
export { journalEntryOptions, useJournalEntry } from './journal-entries/queries.ts';
export type { JournalEntry, JournalEntryLine, JournalEntryRecurrence } from './journal-entries/schema.ts';
export type { AccountingMethod, LedgerFilter, LedgerQuery } from './ledger/api.ts';
export { GeneralLedger, type GeneralLedgerProps } from './ledger/GeneralLedger.tsx';
export type { EntrySelection } from './ledger/LedgerColumns.tsx';
export { generalLedgerOptions, useGeneralLedger } from './ledger/queries.ts';
export type { LedgerFilters } from './ledger/rules.ts';
export type { GlEntry, LedgerPage } from './ledger/schema.ts';
export type { NotificationChanges } from './notifications/api.ts';
export { useSaveNotificationSettings } from './notifications/mutations.ts';
export {
  NotificationSettingsForm,
  type NotificationSettingsFormProps,
} from './notifications/NotificationSettingsForm.tsx';
export { notificationSettingsOptions, useNotificationSettings } from './notifications/queries.ts';
export type { SaveMode } from './notifications/SettingsDraft.ts';
export type { NotificationChannel, NotificationSettings } from './notifications/schema.ts';
export {
  bankAccountsOptions,
  categoriesOptions,
  customersOptions,
  dimensionsOptions,
  glAccountOptions,
  glAccountsOptions,
  type PartySearch,
  useBankAccounts,
  useCategories,
  useCustomers,
  useDimensions,
  useGlAccount,
  useGlAccounts,
  useVendors,
  vendorsOptions,
} from './reference-lists/queries.ts';
export type { ReferenceLoaders } from './reference-lists/ReferenceLoaders.ts';
export type {
  Attachment,
  BankAccount,
  Categories,
  Category,
  ChosenValue,
  Customer,
  Dimension,
  DimensionValue,
  GlAccount,
  GlAccountType,
  ReferenceStatus,
  Vendor,
} from './reference-lists/schema.ts';
export type { ListCount } from './ui/useToldCount.ts';
