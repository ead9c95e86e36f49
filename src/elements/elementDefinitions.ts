import type { BankTransactionEditorProps } from '../bank-transactions/editor/BankTransactionEditor.tsx';
import type { BankTransactionListProps } from '../bank-transactions/list/BankTransactionList.tsx';
import type { ClosingFormProps } from '../closing/form/ClosingForm.tsx';
import type { ClosingNoticeProps } from '../closing/notice/ClosingNotice.tsx';
import type { InvoiceDetailsProps } from '../invoices/details/InvoiceDetails.tsx';
import type { InvoiceListProps } from '../invoices/list/InvoiceList.tsx';
import type { JournalEntryFormProps } from '../journal-entries/form/JournalEntryForm.tsx';
import type { GeneralLedgerProps } from '../ledger/list/GeneralLedger.tsx';
import type { TrialBalanceProps } from '../ledger/trial-balance/TrialBalance.tsx';
import type { NotificationSettingsFormProps } from '../notifications/form/NotificationSettingsForm.tsx';
import type { ComponentDefinition } from './definition.ts';
import { listProps } from './listProps.ts';

/** The component elements by tag. */
export const elementDefinitions = {
  'daybook-ledger': define<GeneralLedgerProps>()({
    load: async () => ({ default: (await import('../ledger/list/GeneralLedger.tsx')).GeneralLedger }),
    attributes: {
      ...listProps.attributes,
      glAccountId: 'text',
      defaultGlAccountId: 'text',
      showChart: 'flag',
      loadInBackground: 'flag',
      selectable: 'flag',
      headingLevel: 'number',
    },
    properties: [...listProps.properties, 'sorting', 'defaultSorting', 'getSourceType', 'messages'],
    events: [...listProps.events, 'onSortingChange', 'onReady', 'onError'],
    actions: ['onEntrySelect', 'onSelectionChange', 'onGlAccountIdChange'],
    isList: true,
  }),
  'daybook-trial-balance': define<TrialBalanceProps>()({
    load: async () => ({ default: (await import('../ledger/trial-balance/TrialBalance.tsx')).TrialBalance }),
    attributes: { ...listProps.attributes, selectable: 'flag', headingLevel: 'number' },
    properties: [...listProps.properties, 'sorting', 'defaultSorting', 'glAccountIds', 'messages'],
    events: [...listProps.events, 'onSortingChange', 'onReady', 'onError'],
    actions: ['onAccountSelect', 'onSelectionChange'],
    isList: true,
  }),
  'daybook-bank-transactions': define<BankTransactionListProps>()({
    load: async () => ({
      default: (await import('../bank-transactions/list/BankTransactionList.tsx')).BankTransactionList,
    }),
    attributes: {
      ...listProps.attributes,
      selectable: 'flag',
      reviewOnCategorize: 'flag',
      reviewedStatus: 'text',
      readOnly: 'flag',
      headingLevel: 'number',
    },
    properties: [...listProps.properties, 'sorting', 'defaultSorting', 'messages'],
    events: [...listProps.events, 'onSortingChange', 'onCategorize', 'onBusyChange', 'onReady', 'onError'],
    actions: ['onTransactionSelect', 'onSelectionChange', 'onCountChange'],
    isList: true,
  }),
  'daybook-bank-transaction-editor': define<BankTransactionEditorProps>()({
    load: async () => ({
      default: (await import('../bank-transactions/editor/BankTransactionEditor.tsx')).BankTransactionEditor,
    }),
    attributes: {
      transactionId: 'text',
      startWith: 'text',
      autoFocus: 'flag',
      inReviewQueue: 'flag',
      reviewOnCategorize: 'flag',
      reviewedStatus: 'text',
      readOnly: 'flag',
      headingLevel: 'number',
    },
    properties: [
      'defaultValues',
      'placeholderData',
      'customData',
      'fields',
      'panels',
      'position',
      'uploadAttachments',
      'resolveBill',
      'resolvePayroll',
      'searchBills',
      'searchPayroll',
      'messages',
    ],
    events: ['onSave', 'onDirtyChange', 'onKeepEditing', 'onAttachmentRemove', 'onReady', 'onError'],
    actions: ['onDelete', 'onCancel', 'onNavigate'],
  }),
  'daybook-invoices': define<InvoiceListProps>()({
    load: async () => ({ default: (await import('../invoices/list/InvoiceList.tsx')).InvoiceList }),
    attributes: { ...listProps.attributes, selectable: 'flag', showAging: 'flag', headingLevel: 'number' },
    properties: [...listProps.properties, 'sorting', 'defaultSorting', 'orderByColumn', 'messages'],
    events: [...listProps.events, 'onSortingChange', 'onReady', 'onError'],
    actions: ['onInvoiceSelect', 'onSelectionChange', 'onCountChange'],
    isList: true,
  }),
  'daybook-invoice-details': define<InvoiceDetailsProps>()({
    load: async () => ({ default: (await import('../invoices/details/InvoiceDetails.tsx')).InvoiceDetails }),
    required: 'invoiceId',
    attributes: { invoiceId: 'text', autoFocus: 'flag', layout: 'text', headingLevel: 'number' },
    properties: ['placeholderData', 'position', 'messages'],
    events: ['onReady', 'onError'],
    actions: ['onNavigate', 'onClose'],
  }),
  'daybook-journal-entry': define<JournalEntryFormProps>()({
    load: async () => ({ default: (await import('../journal-entries/form/JournalEntryForm.tsx')).JournalEntryForm }),
    attributes: { journalEntryId: 'text', readOnly: 'flag', headingLevel: 'number' },
    properties: ['defaultValues', 'frequencies', 'uploadAttachments', 'messages'],
    events: ['onSave', 'onDirtyChange', 'onAttachmentRemove', 'onReady', 'onError'],
    actions: ['onEntryOpen', 'onCancel'],
  }),
  'daybook-closing': define<ClosingFormProps>()({
    load: async () => ({ default: (await import('../closing/form/ClosingForm.tsx')).ClosingForm }),
    attributes: { readOnly: 'flag', headingLevel: 'number' },
    properties: ['messages'],
    events: ['onDirtyChange', 'onReady', 'onError'],
    actions: ['onChecklistSelect'],
  }),
  'daybook-closing-notice': define<ClosingNoticeProps>()({
    load: async () => ({ default: (await import('../closing/notice/ClosingNotice.tsx')).ClosingNotice }),
    attributes: { date: 'text' },
    properties: ['messages'],
    events: ['onReady', 'onError'],
    actions: [],
  }),
  'daybook-notification-settings': define<NotificationSettingsFormProps>()({
    load: async () => ({
      default: (await import('../notifications/form/NotificationSettingsForm.tsx')).NotificationSettingsForm,
    }),
    attributes: { saveMode: 'text', readOnly: 'flag', headingLevel: 'number' },
    properties: ['messages'],
    events: ['onDirtyChange', 'onReady', 'onError'],
    actions: [],
  }),
};

/** Checks a definition against the props of its component, and keeps its own type. */
function define<Props>() {
  return <const Definition extends ComponentDefinition<Props>>(definition: Definition) =>
    definition as Definition & { readonly propsType?: Props };
}
