import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, type BankTransactionEditorProps } from '../../../src/index.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import { button, field, save, saved, showBankDetails } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

async function openClosed(modifications: string, date: string, props: BankTransactionEditorProps = {}) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const before = await books.save({ date });
  await books.close('2026-05-31', modifications);
  const requests = recordRequests();
  renderWithProvider(<BankTransactionEditor transactionId={before.id} {...props} />, { company });
  await expect.element(field('Notes')).toBeVisible();
  await expect.poll(() => requests.some(({ path, status }) => path === '/v6/closing' && status === 200)).toBe(true);
  return { books, before, requests };
}

test('on the closing date the form is locked with a reason', async () => {
  const { before, books } = await openClosed('DISABLED', '2026-05-31', { onDelete: () => {}, onCancel: () => {} });
  await expect.element(page.getByRole('note')).toHaveTextContent(/Books are closed through May 31, 2026/);
  await expect.element(save).not.toBeInTheDocument();
  await expect.element(button('More actions')).not.toBeInTheDocument();
  await expect.element(button('Close')).toBeEnabled();
  await expect.element(field('Notes')).toHaveAttribute('readonly');
  await expect.element(page.getByText('CARD 4411 PAPER MILL', { exact: true }).last()).toBeVisible();
  (field('Notes').element() as HTMLElement).focus();
  await userEvent.keyboard('x{Control>}{Enter}{/Control}');
  expect(await books.stored(before.id)).toEqual(before);
});

testOwnLook('the focus ring of a locked field fits the field', async () => {
  await openClosed('DISABLED', '2026-05-31');
  for (const input of page.getByRole('combobox').elements()) {
    const frame = input.closest('.daybook-picker-field')?.getBoundingClientRect();
    const { left, right } = input.getBoundingClientRect();
    if (frame) expect([left - frame.left, frame.right - right]).toEqual([1, 1]);
  }
});

test('a transaction after the closing date is editable, but cannot move into the closed period', async () => {
  const { requests } = await openClosed('DISABLED', '2026-06-01');
  await showBankDetails();
  await userEvent.fill(field('Date'), '05/12/2026');
  await userEvent.click(save);
  await expect.element(page.getByText(/^Not saved: Books are closed on this date/)).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
});

test('asks before each save in a period that allows changes with a warning', async () => {
  const { books, before, requests } = await openClosed('ENABLED_WITH_WARNING', '2026-05-12');
  await expect
    .element(page.getByText(/closed through May 31, 2026\. This can be changed after a warning/))
    .toBeVisible();
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = page.getByRole('alertdialog', { name: 'Save to a closed period?' });
  await expect.element(question).toHaveTextContent('closed through May 31, 2026');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(field('Notes')).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);

  await userEvent.click(save);
  await userEvent.click(button('Save anyway'));
  await expect.element(saved).toBeVisible();
  await userEvent.fill(field('Notes'), 'Later still');
  await userEvent.click(save);
  await userEvent.click(button('Save anyway'));
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Later still');
});

test('asks if the books were closed while the transaction was open', async () => {
  const { books, before, requests } = await openClosed('ENABLED_WITH_WARNING', '2026-06-01');
  await userEvent.fill(field('Notes'), 'Late');
  await books.close('2026-06-05', 'ENABLED_WITH_WARNING');
  await userEvent.click(save);
  await expect.element(page.getByRole('alertdialog', { name: 'Save to a closed period?' })).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.click(button('Save anyway'));
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Late');
});

test('after a warning, Save and next opens the next transaction', async () => {
  const onNavigate = vi.fn();
  const { books, before } = await openClosed('ENABLED_WITH_WARNING', '2026-05-12', { inReviewQueue: true, onNavigate });
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.click(button('Save and next'));
  await expect.element(button('Save anyway')).toBeVisible();
  expect(onNavigate).not.toHaveBeenCalled();
  await userEvent.click(button('Save anyway'));
  await expect.poll(() => onNavigate.mock.calls).toEqual([[{ direction: 'next' }]]);
  expect((await books.stored(before.id)).notes).toBe('Late');
});

test('a save that stays opens no other transaction after one that was to do so was canceled at the warning', async () => {
  const onNavigate = vi.fn();
  const { books, before } = await openClosed('ENABLED_WITH_WARNING', '2026-05-12', { onNavigate });
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const warning = page.getByRole('alertdialog', { name: 'Save to a closed period?' });
  await expect.element(warning).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(warning).not.toBeInTheDocument();
  await userEvent.click(save);
  await userEvent.click(button('Save anyway'));
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).notes).toBe('Late');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('asks before a transaction moves out of a period that allows changes with a warning', async () => {
  const { books, before, requests } = await openClosed('ENABLED_WITH_WARNING', '2026-05-12');
  await showBankDetails();
  await userEvent.fill(field('Date'), '06/10/2026');
  await userEvent.click(save);
  await expect.element(page.getByRole('alertdialog', { name: 'Save to a closed period?' })).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.click(button('Save anyway'));
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).date).toBe('2026-06-10');
});
