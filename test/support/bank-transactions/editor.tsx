import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  options: Partial<SignInProps> & { showsBankDetails?: boolean } = {},
) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const before = await books.save(item);
  const rendered = renderWithProvider(<BankTransactionEditor transactionId={before.id} {...props} />, {
    company,
    ...options,
  });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  if (options.showsBankDetails !== false) await showBankDetails();
  return { company, books, before, ...rendered };
}

/** Turns the bank details into fields, unless they are read-only. */
export async function showBankDetails() {
  const edit = button('Edit bank details');
  if (edit.query()) await userEvent.click(edit);
}

/** Presses Delete in the menu at the top of the editor. */
export async function pressDelete() {
  await userEvent.click(button('More actions').first());
  await userEvent.click(button('Delete'));
}

/** A class field of the transaction or, with a number from 1, of a split line. */
export const classField = (dimension: string, line?: number) =>
  (line === undefined ? page : page.getByRole('listitem', { name: `Line ${line}` })).getByRole('combobox', {
    name: new RegExp(`^${dimension}`),
  });

/** The category field of a split line; numbers start at 1. */
export const lineCategory = (line: number) =>
  page.getByRole('listitem', { name: `Line ${line}` }).getByRole('combobox', { name: 'Category' });

/** Chooses a category in a split line. */
export async function categorizeLine(line: number): Promise<void> {
  await userEvent.fill(lineCategory(line), 'Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

/** Chooses a class by name; an empty name clears the field. */
export async function chooseClass(dimension: string, name: string) {
  await userEvent.fill(classField(dimension), name);
  await userEvent.keyboard(name === '' ? '{Tab}' : '{Enter}');
}

/** A field of a split line; numbers start at 1. */
export const lineField = (line: number, name: string) =>
  page.getByRole('listitem', { name: `Line ${line}` }).getByRole('textbox', { name: new RegExp(`^${name}`) });
