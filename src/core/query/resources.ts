import type { Session } from '../session/session.ts';

/** What the cache holds, by name: a write names the resources that it changes. */
export type DaybookResource =
  | 'bankAccounts'
  | 'bankTransactions'
  | 'categories'
  | 'closing'
  | 'customers'
  | 'dimensions'
  | 'glAccounts'
  | 'invoices'
  | 'journalEntries'
  | 'ledger'
  | 'notificationSettings'
  | 'recentChoices'
  | 'vendors';

/** The first member of every cache key, so that Daybook's entries can be told from a host's in one client. */
export const keyRoot = 'daybook';

/** A cache key. It holds the session's id, so that nothing crosses from one user or company to another, never a token. */
export function keyOf(session: Pick<Session, 'id'>, resource: DaybookResource, ...parts: readonly unknown[]) {
  return [keyRoot, session.id, resource, ...parts] as const;
}
