import type { Session } from '../session/session.ts';

/** Kinds of cached data. A write names those that it changes. */
export type DaybookResource =
  | 'bankAccounts'
  | 'bankTransactions'
  | 'categories'
  | 'closing'
  | 'customers'
  | 'decidedTransactions'
  | 'dimensions'
  | 'glAccounts'
  | 'heldDeletions'
  | 'invoices'
  | 'journalEntries'
  | 'ledger'
  | 'linkedDocuments'
  | 'notificationSettings'
  | 'recentChanges'
  | 'recentChoices'
  | 'reviewedTransactions'
  | 'sessionEntries'
  | 'vendors';

/** First part of every cache key, which separates Daybook's entries from a host's in the same client. */
export const keyRoot = 'daybook';

/** A cache key. It contains the session's ID, so that users and companies never share data, but no token. */
export function keyOf(session: Pick<Session, 'id'>, resource: DaybookResource, ...parts: readonly unknown[]) {
  return [keyRoot, session.id, resource, ...parts] as const;
}
