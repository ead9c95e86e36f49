import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDay, formatDollars } from '../ledger.ts';
import type { ApiTransaction } from './api.ts';

/** A transaction as displayed in the list. */
export interface DisplayedTransaction {
  date: string;
  description: string;
  bankAccount: string;
  category: string;
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
  // Without a suggested category, which is not booked.
  const booked = row.querySelector('.daybook-suggestion > :first-child')?.textContent ?? textOf('category');
  // The numbers of invoices load later; until then, their lines have the name of the account or of the item.
  const split = booked.replace(/^(Split \(\d+\)).*(?:INV-|Undeposited Funds).*/, '$1');
  const category = split.replace(/^Matched (?!to ).*/, 'Matched');
  return {
    date: textOf('date'),
    description: textOf('description'),
    bankAccount: textOf('bankAccount'),
    category,
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
  const { date, description, displayName, vendor, customer, status, currencyInfo, notes, conversation } = served;
  const name = vendor?.name ?? customer?.name ?? displayName;
  return {
    date: formatDay(date),
    description: [
      name,
      description === name ? '' : description,
      status === 'ACTIVE' ? '' : 'Inactive',
      currencyInfo && originalAmountOf(currencyInfo),
      served.attachments.length > 0 ? 'Receipt' : '',
      notes ? 'Note' : '',
      conversation ? (conversation.readStatus === 'UNREAD' ? 'Unread conversation' : 'Conversation') : '',
    ].join(''),
    bankAccount: lastDigits(served.bankAccount.displayName),
    category: toDisplayedCategory(served),
    amount: `${served.amount > 0 ? '+' : ''}${formatDollars(served.amount)}`,
    review: served.reviewStatus ? (reviewWords[served.reviewStatus] ?? served.reviewStatus) : '',
  };
}

function originalAmountOf({ originalAmount, originalCurrency }: NonNullable<ApiTransaction['currencyInfo']>): string {
  const digits = originalCurrency === 'JPY' ? 0 : 2;
  const amount = (Math.abs(originalAmount) / 10 ** digits).toLocaleString('en-US', { minimumFractionDigits: digits });
  return `${amount}\u00A0${originalCurrency}`;
}

const lastDigits = (name: string) => name.replace(/^.*(?=··)/, '');

/** What a transaction is booked to, then the grey words. */
export function toDisplayedCategory(served: ApiTransaction): string {
  const { children, invoiceItem, matchingBankTransaction: otherSide, category, glAccount, amount } = served;
  if (children.length > 1) {
    if (children.some(({ invoiceId }) => invoiceId)) return `Split (${children.length})`;
    const names = new Set(children.map((child) => (child.category ?? child.glAccount)?.name));
    return `Split (${children.length})${[...names].filter(Boolean).join(', ')}`;
  }
  if (invoiceItem || children[0]?.invoiceId) return 'Matched';
  if (otherSide) {
    const account = otherSide.bankAccount.displayName;
    const number = lastDigits(account);
    return `Transfer ${amount < 0 ? 'to' : 'from'} ${number}${account.replace(number, '').trim()}`;
  }
  const [line] = children;
  const lineCategory = line?.category ?? category;
  if (lineCategory) return `${lineCategory.name}${served.rule ? 'Rule' : ''}`;
  const account = line?.glAccount ?? glAccount;
  return account ? `${account.name}account` : 'Uncategorized';
}

const reviewWords: Record<string, string> = {
  RECONCILED: 'Reviewed',
  RECONCILIATION_DISCREPANCY: 'Differs from the bank',
  PARTNER_REVIEW_REQUIRED: 'To review',
};

/** The row with keyboard focus. */
export function focusedRow(table: HTMLTableElement): HTMLTableRowElement | null {
  const root = table.getRootNode() as Document | ShadowRoot; // it is mounted
  const row = root.getElementById(table.getAttribute('aria-activedescendant') ?? '');
  return row as HTMLTableRowElement | null; // the active descendant is a row
}

/** Categorizes the current row, by keyboard. */
export async function chooseCategory(table: HTMLElement, category: string, key = '{Enter}'): Promise<void> {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard(category);
  await expect.element(page.getByRole('option', { name: category })).toBeVisible();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).toBe(table);
}
