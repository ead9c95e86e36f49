import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionEditor, type BankTransactionEditorProps } from '../../../src/index.ts';
import { renderWithProvider } from '../renderWithProvider.tsx';
import { createCompany, type Json, queryAll } from '../sandbox/company.ts';
import { createBankApi } from './api.ts';
import { field } from './editor.tsx';

/** An open invoice in the API. */
interface OpenInvoice {
  id: string;
  invoiceNumber: string;
  customer: { id: string; name: string };
  totals: { balance: number };
  collectionInfo: { term: { dueDate: string } };
}

/** The match of the transaction in the editor. */
export const match = page.getByRole('region', { name: 'Match' });
/** An invoice or a transaction to match with. */
export const candidate = (name: string) => match.getByRole('checkbox', { name: new RegExp(`^${name}`) });
/** Two invoices of different amounts, the larger first. */
export const byBalance = (one: OpenInvoice, other: OpenInvoice) => other.totals.balance - one.totals.balance;

/** A new company with sample invoices, and its open ones. */
export async function createInvoicedCompany() {
  const company = await createCompany();
  const books = await createBankApi(company);
  const open: OpenInvoice[] = await queryAll(company, '/v6/invoicing/invoices/query', {
    filter: { invoiceStatus: { in: ['OPEN'] } },
  });
  return { company, books, open: open.filter(({ totals }) => totals.balance > 0) };
}

interface DepositOptions {
  /** The members of the deposit, by the open invoices. */
  itemOf: (open: OpenInvoice[]) => object;
  props?: Partial<BankTransactionEditorProps>;
}

/** Opens the editor with a new deposit in a company with open invoices. */
export async function openDeposit({ itemOf, props }: DepositOptions) {
  const { company, books, open } = await createInvoicedCompany();
  const before = await books.save({ description: 'REMOTE ONLINE DEPOSIT', date: '2026-06-10', ...itemOf(open) });
  const rendered = renderWithProvider(<BankTransactionEditor transactionId={before.id} {...props} />, { company });
  await expect.element(field('Notes')).toBeVisible();
  /** The lines of the deposit as they are stored. */
  const lines = async () => {
    const { children } = await books.stored(before.id);
    return children.map(({ amount, invoiceId, category }: Json) => [amount, invoiceId ?? category?.name]);
  };
  return { company, books, open, before, lines, ...rendered };
}
