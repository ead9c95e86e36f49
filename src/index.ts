// Provider and session.

export type { ComponentError, Daybook, ListLoader } from './core/daybookContext.ts';
export { useDaybook } from './core/daybookContext.ts';
export type { Categorization, DaybookEvent, TelemetryEvent } from './core/events.ts';
export type { RequestHooks } from './core/http/checkedHooks.ts';
export { fetchTokenFrom } from './core/http/fetchTokenFrom.ts';
export type { ServiceOptions } from './core/http/serviceOptions.ts';
export type { DaybookReader } from './core/internals.ts';
export type { MessageOverrides } from './core/messages/messages.ts';
export type { PluralForms } from './core/messages/plural.ts';
export type { PrefetchedData } from './core/query/prefetch.ts';
export type { FetchToken, TokenRequest, TokenResponse } from './core/session/requestToken.ts';
export { createSession, type Session } from './core/session/session.ts';
export type { SessionStatus } from './core/session/sessionState.ts';
export type { SessionOptions } from './core/session/tokenSession.ts';
export type { Appearance } from './provider/appearance.ts';
export { DaybookProvider, type DaybookProviderProps } from './provider/DaybookProvider.tsx';
export { PrefetchBoundary, type PrefetchBoundaryProps } from './provider/PrefetchBoundary.tsx';

// Errors: every failure is one of these.

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

// Money in minor units, and calendar dates.

export { type DateRange, type RangePreset, rangeOfPreset, rangePresets } from './core/dates/dateRange.ts';
export { type PlainDate, toPlainDate } from './core/dates/plainDate.ts';
export { formatMoney, type MoneyFormat } from './core/money/formatMoney.ts';
export { type Minor, toMinor } from './core/money/minor.ts';

// General ledger.

export type { AccountingMethod, LedgerFilter, LedgerQuery } from './ledger/data/api.ts';
export {
  type LedgerFilters,
  ledgerFiltersFromSearchParams,
  ledgerFiltersToSearchParams,
  type TrialBalanceFilters,
  trialBalanceFiltersFromSearchParams,
  trialBalanceFiltersToSearchParams,
} from './ledger/data/filters.ts';
export { generalLedgerOptions } from './ledger/data/options.ts';
export { useGeneralLedger } from './ledger/data/queries.ts';
export type { GlEntry, LedgerPage } from './ledger/data/schema.ts';
export type { LedgerSourceType } from './ledger/data/sourceTypeOf.ts';
export type { AccountBalances, AccountResult } from './ledger/data/trialBalance.ts';
export type { LedgerEntrySelection } from './ledger/list/columns.tsx';
export { GeneralLedger, type GeneralLedgerProps } from './ledger/list/GeneralLedger.tsx';
export type { AccountSelection, TrialBalanceRow } from './ledger/trial-balance/columns.tsx';
export { TrialBalance, type TrialBalanceProps } from './ledger/trial-balance/TrialBalance.tsx';

// Bank transactions.

export type {
  BankTransactionFilter,
  BankTransactionItem,
  BankTransactionQuery,
  BankTransactionSplitLineItem,
} from './bank-transactions/data/api.ts';
export {
  type BankTransactionFilters,
  bankTransactionFiltersFromSearchParams,
  bankTransactionFiltersToSearchParams,
} from './bank-transactions/data/filters.ts';
export { bankTransactionOptions, bankTransactionsOptions } from './bank-transactions/data/options.ts';
export { useBankTransaction, useBankTransactions } from './bank-transactions/data/queries.ts';
export type { BankTransactionSaveOutcome } from './bank-transactions/data/saveInBatches.ts';
export type {
  BankTransaction,
  BankTransactionMatch,
  BankTransactionSplitLine,
} from './bank-transactions/data/schema.ts';
export {
  BankTransactionEditor,
  type BankTransactionEditorProps,
} from './bank-transactions/editor/BankTransactionEditor.tsx';
export type { BankTransactionPanel } from './bank-transactions/editor/partProps.ts';
export {
  BankTransactionList,
  type BankTransactionListProps,
} from './bank-transactions/list/BankTransactionList.tsx';
export type { BankTransactionSelection } from './bank-transactions/list/columns.tsx';
export type { LinkedDocument } from './bank-transactions/match/LinkedDocumentsContext.ts';
export type { BankTransactionCustomField, BankTransactionField } from './bank-transactions/model/editorFields.ts';
export { useDeleteBankTransaction, useSaveBankTransactions } from './bank-transactions/model/mutations.ts';
export type { CustomFieldControl } from './form/document/customField.ts';

// Invoices.

export type { InvoiceAgingBucket } from './invoices/data/aging.ts';
export type { InvoiceFilter, InvoiceOrder, InvoiceQuery } from './invoices/data/api.ts';
export {
  type InvoiceFilters,
  invoiceFiltersFromSearchParams,
  invoiceFiltersToSearchParams,
} from './invoices/data/filters.ts';
export { invoiceOptions, invoicesOptions } from './invoices/data/options.ts';
export { useInvoices } from './invoices/data/queries.ts';
export type {
  Invoice,
  InvoiceActivity,
  InvoiceCollectionInfo,
  InvoiceInstallment,
  InvoiceLineItem,
  InvoicePayment,
  InvoiceRecurrence,
  InvoiceShare,
} from './invoices/data/schema.ts';
export type { InvoicePosition, InvoiceSelection } from './invoices/data/selectInvoice.ts';
export { useInvoice } from './invoices/data/useInvoice.ts';
export { InvoiceDetails, type InvoiceDetailsProps } from './invoices/details/InvoiceDetails.tsx';
export type { InvoiceOrderByColumn } from './invoices/list/columns.tsx';
export { InvoiceList, type InvoiceListProps } from './invoices/list/InvoiceList.tsx';

// Journal entries.

export type { JournalEntryItem, JournalEntryLineItem, JournalEntryRecurrenceItem } from './journal-entries/data/api.ts';
export { journalEntryOptions } from './journal-entries/data/options.ts';
export { useJournalEntry } from './journal-entries/data/queries.ts';
export type { JournalEntry, JournalEntryLine, JournalEntryRecurrence } from './journal-entries/data/schema.ts';
export { JournalEntryForm, type JournalEntryFormProps } from './journal-entries/form/JournalEntryForm.tsx';
export { type JournalEntryOutcome, useSaveJournalEntries } from './journal-entries/model/mutations.ts';

// Closing the books.

export type { ChecklistItem, ChecklistSelection } from './closing/checklist/checklistFilters.ts';
export type { ClosingChanges } from './closing/data/api.ts';
export { closingOptions } from './closing/data/options.ts';
export { useClosing } from './closing/data/queries.ts';
export type { Closing } from './closing/data/schema.ts';
export { ClosingForm, type ClosingFormProps } from './closing/form/ClosingForm.tsx';
export { useSaveClosing } from './closing/model/mutations.ts';
export { ClosingNotice, type ClosingNoticeProps } from './closing/notice/ClosingNotice.tsx';

// Notification settings.

export type { NotificationChanges } from './notifications/data/api.ts';
export { notificationSettingsOptions } from './notifications/data/options.ts';
export { useNotificationSettings } from './notifications/data/queries.ts';
export type { NotificationChannel, NotificationSettings } from './notifications/data/schema.ts';
export {
  type NotificationSaveMode,
  NotificationSettingsForm,
  type NotificationSettingsFormProps,
} from './notifications/form/NotificationSettingsForm.tsx';
export { useSaveNotificationSettings } from './notifications/model/mutations.ts';

// Reference lists: what documents refer to.

export type { GlAccount, GlAccountType, ReferenceStatus } from './reference-lists/data/glAccountSchema.ts';
export {
  bankAccountsOptions,
  categoriesOptions,
  customersOptions,
  dimensionsOptions,
  glAccountOptions,
  glAccountsOptions,
  type PartySearchQuery,
  type ReferenceLoaders,
  vendorsOptions,
} from './reference-lists/data/options.ts';
export {
  useBankAccounts,
  useCategories,
  useCustomers,
  useDimensions,
  useGlAccount,
  useGlAccounts,
  useVendors,
} from './reference-lists/data/queries.ts';
export type {
  Attachment,
  BankAccount,
  Categories,
  Category,
  Customer,
  Dimension,
  DimensionSelection,
  DimensionValue,
  Vendor,
} from './reference-lists/data/schema.ts';

// Writes and lists: what the hooks of all domains return.

export type { OpenEnum } from './core/http/fields.ts';
export type { ListPage, ListPageParam, ListRows, UnreadableRow } from './core/http/paging.ts';
export type { PagedList } from './core/pages/pagedList.ts';
export type { LoadedList } from './core/pages/readAll.ts';
export type { DaybookResource } from './core/query/resources.ts';
export type { FormErrors } from './core/writes/formErrors.ts';
export type { SaveProgress } from './core/writes/sendInBatches.ts';
export type { BatchMutation } from './core/writes/useBatchWrite.ts';
export type { DaybookMutation } from './core/writes/useWrite.ts';
export type { ListColumn, ListColumnMeta } from './list/columns/listFeatures.ts';
export type {
  BulkActionProps,
  BulkSelection,
  EmptyList,
  ListSlotProps,
  RowAction,
  RowProps,
} from './list/rows/listSlotProps.ts';
export type { ListColumnProps } from './list/useListLayout.ts';
export type { SortingState } from './list/useListSorting.ts';
export type { ListCount } from './list/useOnCountChange.ts';
export type { ListView, NamedView } from './list/views/schema.ts';
export type { LoadFailure } from './ui/feedback/QueryState.tsx';

// Parts that a host replaces.

export type {
  ButtonPartProps,
  CheckboxPartProps,
  DaybookComponents,
  DialogPartProps,
  EmptyStatePartProps,
  ErrorStatePartProps,
  IconButtonPartProps,
  InputPartProps,
  LinkPartProps,
  NoticePartProps,
  RadioPartProps,
  SelectPartProps,
  TextareaPartProps,
} from './ui/parts/partProps.ts';
