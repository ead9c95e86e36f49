import type { DaybookErrorKind, TokenErrorCode } from './errors.ts';

/** What happened in a component. IDs, counts and names of fields only: no amount, name, note or search text. */
export type ComponentEvent =
  /** The component shows its first data. Once for each time it is mounted. */
  | { type: 'component.viewed' }
  /** The component shows an error, as `onError` reports it. `unexpected`: not a `DaybookError`. */
  | { type: 'component.failed'; errorKind: DaybookErrorKind | 'unexpected'; status?: number }
  /** The user changed the filters. `fields`: those that are set now, such as `['period', 'customer']`. */
  | { type: 'list.filtered'; fields: string[] }
  /** The user exported the list, or its selected rows. `excluded`: rows that can't be read. */
  | { type: 'list.exported'; count: number; excluded: number }
  /** The user printed the list. Whether the browser's dialog was canceled is unknown. */
  | { type: 'list.printed' }
  /** The user opened an invoice: `onInvoiceSelect`. */
  | { type: 'invoice.selected'; invoiceId: string }
  /** The user opened a bank transaction: `onTransactionSelect`. */
  | { type: 'bankTransaction.selected'; transactionId: string }
  /** The user opened a ledger entry: `onEntrySelect`. */
  | { type: 'ledgerEntry.selected'; entryId: string }
  /** The user opened an account of the trial balance: `onAccountSelect`, or another account in the general ledger. */
  | { type: 'glAccount.selected'; glAccountId: string }
  /** The user opened an item of the closing's checklist: `onChecklistSelect`. */
  | { type: 'checklistItem.selected'; item: string }
  /** The editor saved a transaction. */
  | { type: 'bankTransaction.saved'; transactionId: string; isNew: boolean }
  /**
   * Transactions have another category, or without one, another account: by an edit in the list, a bulk change, the editor or an undo
   * of these. One event for each category.
   */
  | ({ type: 'bankTransactions.categorized' } & Categorization)
  /** Transactions have another review status, in the same ways. One event for each status. */
  | { type: 'bankTransactions.reviewed'; transactionIds: string[]; reviewStatus: string | null; isUndo: boolean }
  /**
   * A bulk change ended. `refused`: not saved because of an error. `excluded`: there was nothing to change, it wasn't allowed, someone
   * else deleted it, or the user stopped.
   */
  | { type: 'bankTransactions.bulkChanged'; changed: number; excluded: number; refused: number }
  /** Saved changes of transactions were undone. Undoing what was not sent yet is no event. */
  | { type: 'bankTransactions.undone'; transactionIds: string[] }
  /** Transactions were deleted: the service confirmed it, some seconds after the user's decision. */
  | { type: 'bankTransactions.deleted'; transactionIds: string[] }
  /** The form saved journal entries. `created`: how many of them are new. */
  | { type: 'journalEntries.saved'; journalEntryIds: string[]; created: number }
  /** The closing date or mode was saved. `fields`: those that changed. `isUndo`: whether the user undid a save. */
  | { type: 'closing.saved'; fields: string[]; isUndo: boolean }
  /** Notification settings were saved. `fields`: those that changed. */
  | { type: 'notificationSettings.saved'; fields: string[] };

/** Transactions that have another category. */
export interface Categorization {
  transactionIds: string[];
  /** Null for none. */
  categoryId: string | null;
  /** The account of transactions without a category; null for none. */
  glAccountId: string | null;
  /** Whether the user undid a change. */
  isUndo: boolean;
}

/** The argument of the provider's `onEvent`. `component` is the public name, such as `InvoiceList`. */
export type DaybookEvent = ComponentEvent & { component: string };

/** The argument of the provider's `onTelemetry`. Times are in milliseconds. Nothing in it is about a person or a record. */
export type TelemetryEvent =
  /**
   * A request ended. `path` is a template, such as `/v6/invoicing/invoices/{id}`. `durationMs` includes waiting for a token and retries,
   * and `attempts` counts what was sent. `status` is missing without a response. `aborted`: it was sent, but nobody waits for it anymore.
   */
  | {
      type: 'request';
      method: string;
      path: string;
      status?: number;
      errorKind?: DaybookErrorKind | 'aborted';
      durationMs: number;
      attempts: number;
    }
  /** A token was fetched, or couldn't be. `durationMs` includes the retries of `fetchToken`. */
  | { type: 'token'; durationMs: number; errorCode?: TokenErrorCode }
  /** A component shows its first data. `durationMs` is the time since it was mounted. */
  | { type: 'ready'; component: string; durationMs: number };
