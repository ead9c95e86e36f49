import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionEditor, ClosingForm, JournalEntryForm, NotificationSettingsForm } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const { id } = await (await createBankApi(company)).save();

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
