import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, RejectedError, type ServiceProblem } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import {
  button,
  categorizeLine,
  field,
  lineField,
  openEditor,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { closeBooksUnnoticed } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const problem = (param: string | undefined, message: string): ServiceProblem => ({
  type: 'INVALID_VALUE',
  message,
  param,
});

test.each([207, 400])(
  'shows the errors of a rejection sent as %i at their fields, and keeps typed text',
  async (status) => {
    const onError = vi.fn();
    const { books, before } = await openEditor({}, { onError });
    mockSaveResponse(status, [
      problem('notes', 'These notes are too long.'),
      problem('data[0].categoryId', 'There is no such category.'),
      problem('weather', 'It rains.'),
      problem(undefined, 'Try again tomorrow.'),
    ]);
    await userEvent.fill(field('Notes'), 'Two boxes of paper');
    await userEvent.fill(field('Amount'), '1,300.05');
    await userEvent.click(save);
    await expect.element(field('Notes')).toHaveAccessibleDescription(/These notes are too long\./);
    await expect.element(picker('Category')).toHaveAccessibleDescription(/There is no such category\./);
    await expect.element(picker('Category')).toHaveFocus(); // the first in the order of the page
    await expect.element(page.getByText('Not saved. It rains. Try again tomorrow.')).toBeVisible();
    await expect.element(field('Notes')).toHaveValue('Two boxes of paper');
    await expect.element(field('Amount')).toHaveValue('1,300.05');
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      error: expect.any(RejectedError),
      component: 'BankTransactionEditor',
    });

    // An error disappears when its field changes; the others stay.
    await userEvent.fill(field('Notes'), 'Two boxes');
    await expect.element(field('Notes')).not.toHaveAccessibleDescription(/too long/);
    await expect.element(picker('Category')).toHaveAccessibleDescription(/There is no such category\./);
    await userEvent.click(save);
    await expect.element(saved).toBeVisible();
    expect(await books.stored(before.id)).toEqual({ ...before, notes: 'Two boxes', amount: -130_005 });
  },
);

test.each(['children[1].amount', 'children.1.amount', 'data[0].children[1].amount'])(
  'shows an error for %s at its split line, also after the line moves',
  async (param) => {
    await openEditor();
    await userEvent.click(button('Split'));
    await userEvent.fill(lineField(1, 'Amount'), '100');
    await categorizeLine(1);
    await categorizeLine(2);
    mockSaveResponse(400, [
      problem(param, 'Too little.'),
      problem('children[0].invoiceId', 'There is no such invoice.'),
    ]);
    await userEvent.click(save);
    await expect.element(lineField(2, 'Amount')).toHaveAccessibleDescription(/Too little\./);
    // The details of the first line open for their error.
    await expect.element(lineField(1, 'Invoice')).toHaveAccessibleDescription(/There is no such invoice\./);
    await userEvent.click(lineField(2, 'Memo'));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect.element(lineField(1, 'Amount')).toHaveAccessibleDescription(/Too little\./);
  },
);

test('shows the service’s message when it rejects a save', async () => {
  const { company, books, before } = await openEditor();
  await closeBooksUnnoticed(company, '2026-06-01');
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.click(save);
  await expect.element(page.getByText(/^Not saved: The books are closed through 2026-06-01/)).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Late');
  expect(await books.stored(before.id)).toEqual(before);
});

test('says that nothing was saved when there are too many requests', async () => {
  const { books, before } = await openEditor();
  injectFault('status=429', isSave);
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(page.getByText(/Couldn’t save\. Try again in a moment/)).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Two boxes');
  expect(await books.stored(before.id)).toEqual(before);
});

test('keeps typed text and turns read-only when a save is forbidden', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const before = await books.save();
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(<BankTransactionEditor transactionId={before.id} />, { company, fetchToken });
  await expect.element(field('Notes')).toBeVisible();
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(page.getByText(/You don’t have permission to change this transaction\./)).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Mine');
  await expect.element(field('Notes')).toHaveAttribute('readonly');
  await expect.element(save).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect.element(question.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(question.getByRole('button', { name: 'Save' }).query()).toBeNull();
  expect(await books.stored(before.id)).toEqual(before);
});
