import { cloneElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  await expect.element(page.getByText(/^You don’t have permission to change/).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^(Save|Delete|Split|Close books)/ }).elements()).toEqual([]);
  const fields = [...document.querySelectorAll('input')];
  expect(fields.length).toBeGreaterThan(0);
  expect(
    fields.filter(({ readOnly, disabled, ariaDisabled }) => !readOnly && !disabled && ariaDisabled !== 'true'),
  ).toEqual([]);
});

test.each([
  ['an editor', <BankTransactionEditor key="form" transactionId={id} />],
  ['a journal entry', <JournalEntryForm key="form" journalEntryId={entry.id} />],
])('the fields of %s are text if it is read-only, and can be reached and copied', async (_name, form) => {
  const { rerender } = renderWithProvider(form, { company });
  const label = page.getByRole('textbox', { name: /^(Notes|Description)$/ }).first();
  await expect.element(label).toBeVisible();
  const hasFrame = () => {
    const { borderTopColor, paddingInlineStart } = getComputedStyle(label.element());
    return borderTopColor !== 'rgba(0, 0, 0, 0)' && paddingInlineStart !== '0px';
  };
  expect(hasFrame()).toBe(true);
  rerender(cloneElement(form, { readOnly: true }));
  await expect.element(page.getByText(/^You don’t have permission to change/)).toBeVisible();
  expect(hasFrame()).toBe(false);
  const field = label.element() as HTMLInputElement; // a text field
  expect(field.disabled).toBe(false);
  field.focus();
  await expect.element(label).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  expect(field.value).not.toBe('');
});
