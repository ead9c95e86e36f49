import { cloneElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionEditor, ClosingForm, JournalEntryForm, NotificationSettingsForm } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { createJournalApi } from '../support/journal-entries/api.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const { id } = await (await createBankApi(company)).save({ notes: 'Posters' });
const entry = await (await createJournalApi(company)).save();

test.each([
  ['an editor', <BankTransactionEditor key="form" readOnly transactionId={id} onDelete={() => {}} />],
  ['a journal entry', <JournalEntryForm key="form" readOnly />],
  ['the closing form', <ClosingForm key="form" readOnly />],
  ['the notification settings', <NotificationSettingsForm key="form" readOnly />],
  ['the notification settings with a button', <NotificationSettingsForm key="form" readOnly saveMode="button" />],
])('readOnly turns off every change of %s, and says so', async (_name, form) => {
  renderWithProvider(form, { company });
  await expect.element(page.getByText(/^You don’t have permission to change [^.]*\.$/).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^(Save|Delete|Split|Close books)/ }).elements()).toEqual([]);
  expect(document.querySelectorAll('input, textarea, select, [role=combobox]')).toHaveLength(0);
});

test.each([
  ['an editor', <BankTransactionEditor key="form" transactionId={id} />, 'Notes', 'Posters'],
  ['a journal entry', <JournalEntryForm key="form" journalEntryId={entry.id} />, 'Description', entry.description],
])('the fields of %s are text if it is read-only, without missing values', async (_name, form, label, text) => {
  const { rerender } = renderWithProvider(form, { company });
  await expect.element(page.getByRole('textbox', { name: label }).first()).toHaveValue(text);
  rerender(cloneElement(form, { readOnly: true }));
  await expect.element(page.getByText(/^You don’t have permission to change/)).toBeVisible();
  const visible = page
    .getByRole('term')
    .elements()
    .filter((term) => term.checkVisibility());
  const fields = visible.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(fields).toContainEqual([label, text]);
  expect(fields.filter(([name, value]) => value === '' && name !== 'Debit' && name !== 'Credit')).toEqual([]);
});

test('a read-only journal entry shows its lines as text', async () => {
  renderWithProvider(<JournalEntryForm readOnly journalEntryId={entry.id} />, { company });
  const first = page.getByRole('listitem', { name: 'Line 1' });
  await expect.element(first.getByRole('definition').nth(1)).toHaveTextContent(/^\d[\d,]*\.\d\d$/);
  await expect.element(first.getByRole('definition').first()).not.toHaveTextContent(/^$/);
});

test('a read-only closing form shows the closing as text', async () => {
  renderWithProvider(<ClosingForm readOnly />, { company });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('The books are open');
});
