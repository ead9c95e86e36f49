import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm, type JournalEntryFormProps } from '../../../src/index.ts';
import { renderWithProvider, type SignInProps } from '../renderWithProvider.tsx';
import { type Company, createCompany } from '../sandbox/company.ts';
import { createJournalApi } from './api.ts';

/** The fields of a line; numbers start at 1. */
export function line(number: number) {
  const item = page.getByRole('listitem', { name: `Line ${number}`, exact: true });
  return {
    item,
    account: item.getByRole('combobox', { name: 'Account' }),
    debit: item.getByRole('textbox', { name: 'Debit' }),
    credit: item.getByRole('textbox', { name: 'Credit' }),
  };
}

/** The input values of all lines: account, debit, credit. */
export function lineValues(): string[][] {
  const items = page.getByRole('listitem', { name: /^Line \d+$/ }).elements();
  return items.map((item) => [...item.querySelectorAll('input')].map(({ value }) => value));
}

/** Pastes text into a field, like a browser. */
export function pasteText(field: { element: () => Element }, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Pastes rows into a field, and adds them as they are shown. */
export async function pasteInto(field: { element: () => Element }, rows: string): Promise<void> {
  pasteText(field, rows);
  await userEvent.click(page.getByRole('button', { name: /^Add \d+ lines?$/ }));
}

interface FormOptions extends Partial<JournalEntryFormProps> {
  /** Provider options. */
  options?: Partial<SignInProps>;
}

/** Renders the form with new entries in a new company. */
export async function openNewEntries({ options, ...props }: FormOptions = {}) {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  const onSave = vi.fn();
  const rendered = renderWithProvider(<JournalEntryForm onSave={onSave} {...props} />, { company, ...options });
  await expect.element(line(2).credit).toBeVisible();
  return { company, journal, onSave, ...rendered };
}

/**
 * Renders the form with a stored entry of 120.00 in a new company.
 * @param item overrides members of the entry.
 */
export async function openStoredEntry(item: object = {}, { options, ...props }: FormOptions = {}) {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  const before = await journal.save(item);
  return { ...(await renderStoredEntry(company, before.id, { options, ...props })), company, journal, before };
}

export async function renderStoredEntry(
  company: Company,
  journalEntryId: string,
  { options, ...props }: FormOptions = {},
) {
  const onSave = vi.fn();
  const rendered = renderWithProvider(<JournalEntryForm journalEntryId={journalEntryId} onSave={onSave} {...props} />, {
    company,
    ...options,
  });
  await expect.element(line(2).item).toBeVisible(); // with fields or text
  return { onSave, ...rendered };
}
