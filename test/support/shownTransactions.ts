import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { type Company, tokenOf } from './company.ts';
import { inDollars } from './shownLedger.ts';

/** A bank transaction as it comes over the wire, as far as the list shows it. */
export interface ServedTransaction {
  id: string;
  date: string;
  amount: number;
  displayName: string;
  description: string;
  notes: string | null;
  type: string;
  status: string;
  reviewStatus: string | null;
  bankAccount: { id: string; name: string; displayName: string };
  category: { id: string; name: string } | null;
  vendor: { id: string; name: string } | null;
  customer: { id: string; name: string } | null;
  glAccount: { id: string; displayName: string } | null;
  invoiceItem: { id: string } | null;
  conversation: { id: string; readStatus: string } | null;
  classSegments: { id: string }[];
  children: { id: string; amount: number }[];
}

/** A transaction as a person reads it off the list. */
export interface ShownTransaction {
  date: string;
  description: string;
  bankAccount: string;
  category: string;
  party: string;
  amount: string;
  review: string;
}

/** All transactions that a filter keeps, as the service answers them. */
export async function servedTransactions(
  company: Company,
  filter: object = {},
  direction: 'ASC' | 'DESC' = 'DESC',
): Promise<ServedTransaction[]> {
  const rows: ServedTransaction[] = [];
  let cursor: string | undefined;
  do {
    const body = { cursor, limit: 250, filter, sort: { orderBy: 'DATE', direction } };
    const answer = await send(company, 'POST', '/v6/banks/transactions/query', body);
    rows.push(...answer.data);
    cursor = answer.cursor?.after;
  } while (cursor);
  return rows;
}

/** Asks the service by itself, as the company's owner. */
export async function send(
  company: Company,
  method: string,
  path: string,
  body?: object,
): Promise<ReturnType<typeof JSON.parse>> {
  const { access_token } = await tokenOf(company);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` };
  const response = await fetch(inject('sandboxUrl') + path, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}

/** Whether a transaction is neither split, a transfer, nor posted to an account of its own: what is categorized in place. */
export function isPlain({ type, category, glAccount, children }: ServedTransaction): boolean {
  return children.length === 0 && type !== 'TRANSFER' && (category !== null || glAccount === null);
}

/** The list's table, once it is there. */
export async function transactionTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: 'Bank transactions' }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The rows of transactions that are drawn now. */
export function transactionRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')];
}

/** A transaction as its row shows it. */
export function transactionIn(row: HTMLTableRowElement): ShownTransaction {
  const textOf = (column: string) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '';
  return {
    date: textOf('date'),
    description: textOf('description'),
    bankAccount: textOf('bankAccount'),
    category: textOf('category'),
    party: textOf('party'),
    amount: textOf('amount'),
    review: textOf('review'),
  };
}

/** The transactions that are drawn; none while there is no table. */
export async function shownTransactions(): Promise<ShownTransaction[]> {
  return page.getByRole('grid').query() ? transactionRows(await transactionTable()).map(transactionIn) : [];
}

/** How a transaction that the service answered is to be shown to a reader of US English. */
export function asShownTransaction(served: ServedTransaction): ShownTransaction {
  const { description, displayName, conversation, children, reviewStatus, status } = served;
  const review = reviewStatus && (reviewWords[reviewStatus] ?? reviewStatus);
  return {
    date: new Date(served.date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    description: [
      displayName,
      conversation?.readStatus === 'UNREAD' ? 'Unread conversation' : '',
      description === displayName ? '' : description,
    ].join(''),
    bankAccount: served.bankAccount.displayName,
    category:
      children.length > 0
        ? `Split (${children.length})`
        : (served.category?.name ?? served.glAccount?.displayName ?? 'Uncategorized'),
    party: served.vendor?.name ?? served.customer?.name ?? '',
    amount: inDollars(served.amount),
    review: [review, status === 'ACTIVE' ? '' : 'Inactive'].filter(Boolean).join(' · '),
  };
}

const reviewWords: Record<string, string> = {
  RECONCILED: 'Reconciled',
  RECONCILIATION_DISCREPANCY: 'Reconciliation discrepancy',
  PARTNER_REVIEW_REQUIRED: 'To review',
};

/** The row that the keyboard is on. */
export function focusedRow(table: HTMLTableElement): HTMLTableRowElement | null {
  const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
  return row as HTMLTableRowElement | null; // what the grid names is a row
}
