import { page } from 'vitest/browser';
import { formatDollars } from '../ledger.ts';
import type { ApiTransaction } from './api.ts';

/** A transaction as displayed in the list. */
export interface DisplayedTransaction {
  date: string;
  description: string;
  bankAccount: string;
  category: string;
  party: string;
  amount: string;
  review: string;
}

/** Waits for the list's table. */
export async function transactionTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: 'Bank transactions' }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The currently rendered transaction rows. */
export function transactionRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')];
}

/** Reads a transaction from its row. */
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

/** The rendered transactions; none while there is no table. */
export async function displayedTransactions(): Promise<DisplayedTransaction[]> {
  return page.getByRole('grid').query() ? transactionRows(await transactionTable()).map(readTransactionRow) : [];
}

/** The expected en-US display of a transaction from the service. */
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

/** The row with keyboard focus. */
export function focusedRow(table: HTMLTableElement): HTMLTableRowElement | null {
  const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
  return row as HTMLTableRowElement | null; // the active descendant is a row
}
