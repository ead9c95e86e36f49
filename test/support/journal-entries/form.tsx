import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { JournalEntryForm, type JournalEntryFormProps } from '../../../src/index.ts';
import { renderWithBooks, type SignInProps } from '../renderWithProvider.tsx';
import { type Company, openCompany } from '../sandbox/company.ts';
import { openJournal } from './api.ts';

/** The fields of a line, counted from 1. */
export function line(number: number) {
  const item = page.getByRole('listitem', { name: `Line ${number}`, exact: true });
  return {
    item,
    account: item.getByRole('combobox', { name: 'Account' }),
    debit: item.getByRole('textbox', { name: 'Debit' }),
    credit: item.getByRole('textbox', { name: 'Credit' }),
  };
}

/** What is typed into all lines, as texts: account, debit, credit. */
export function shownLines(): string[][] {
  const items = page.getByRole('listitem', { name: /^Line \d+$/ }).elements();
  return items.map((item) => [...item.querySelectorAll('input')].map(({ value }) => value));
}

/** Pastes a text into a field, as a browser does where something was copied. */
export function pasteInto(field: { element: () => Element }, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

interface FormOptions extends Partial<JournalEntryFormProps> {
  /** Of the provider. */
  options?: Partial<SignInProps>;
}

/** Shows the form with new entries, in a company of its own. */
export async function openNewEntries({ options, ...props }: FormOptions = {}) {
  const company = await openCompany({ seed: 'none' });
  const journal = await openJournal(company);
  const onSave = vi.fn();
  renderWithBooks(<JournalEntryForm onSave={onSave} {...props} />, { company, ...options });
  await expect.element(line(2).credit).toBeVisible();
  return { company, journal, onSave };
}

/**
 * Shows the form with a stored entry of 120.00, of a company of its own.
 * @param item what is different about it.
 */
export async function openStored(item: object = {}, { options, ...props }: FormOptions = {}) {
  const company = await openCompany({ seed: 'none' });
  const journal = await openJournal(company);
  const before = await journal.save(item);
  return { ...(await showStored(company, before.id, { options, ...props })), company, journal, before };
}

export async function showStored(company: Company, journalEntryId: string, { options, ...props }: FormOptions = {}) {
  const onSave = vi.fn();
  const rendered = renderWithBooks(<JournalEntryForm journalEntryId={journalEntryId} onSave={onSave} {...props} />, {
    company,
    ...options,
  });
  await expect.element(line(2).credit).toBeVisible();
  return { onSave, ...rendered };
}
