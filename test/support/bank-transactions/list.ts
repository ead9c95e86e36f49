import { page } from 'vitest/browser';
import { formatDollars } from '../ledger.ts';
import type { ApiTransaction } from './api.ts';

/** A transaction as a person reads it off the list. */
export interface DisplayedTransaction {
  date: string;
  description: string;
  bankAccount: string;
  category: string;
  party: string;
  amount: string;
  review: string;
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
export function readTransactionRow(row: HTMLTableRowElement): DisplayedTransaction {
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
export async function displayedTransactions(): Promise<DisplayedTransaction[]> {
  return page.getByRole('grid').query() ? transactionRows(await transactionTable()).map(readTransactionRow) : [];
}

/** How a transaction that the service answered is to be shown to a reader of US English. */
export function toDisplayedTransaction(served: ApiTransaction): DisplayedTransaction {
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
    amount: formatDollars(served.amount),
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
