import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionEditor, type BankTransactionEditorProps } from '../../../src/index.ts';
import { renderWithProvider, type SignInProps } from '../renderWithProvider.tsx';
import { createCompany } from '../sandbox/company.ts';
import { createBankApi } from './api.ts';

/** The first field of the editor with a label that starts like this; required ones end with a mark. */
export const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const picker = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const save = button('Save');
export const saved = page.getByText('Saved', { exact: true });

/**
 * Renders the editor with a payment of 120.00 in a new company.
 * @param item overrides members of the payment.
 */
export async function openEditor(
  item: object = {},
  props: Partial<BankTransactionEditorProps> = {},
  options: Partial<SignInProps> = {},
) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const before = await books.save(item);
  const rendered = renderWithProvider(<BankTransactionEditor transactionId={before.id} {...props} />, {
    company,
    ...options,
  });
  await expect.element(field('Description')).toHaveValue(before.description);
  return { company, books, before, ...rendered };
}

/** A field of a split line; numbers start at 1. */
export const lineField = (line: number, name: string) =>
  page.getByRole('listitem', { name: `Line ${line}` }).getByRole('textbox', { name: new RegExp(`^${name}`) });
