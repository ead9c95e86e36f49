import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave, loseOutcome } from '../../support/bank-transactions/api.ts';
import { leavePage } from '../../support/bank-transactions/bulk.ts';
import {
  button,
  categorizeLine,
  field,
  lineField,
  openEditor,
  picker,
  pressDelete,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

test('saves the values at the time of the click, not later input', async () => {
  const { books, before } = await openEditor();
  const gate = createGate();
  const requests = recordRequests({ until: ({ method }) => (method === 'GET' ? gate.opened : undefined) });
  await userEvent.fill(field('Amount'), '250');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => requests.some(({ method }) => method === 'GET')).toBe(true);
  await userEvent.fill(field('Amount'), '3');
  gate.open();
  await expect.poll(async () => (await books.stored(before.id)).amount).toBe(-250_00);
  await expect.element(field('Amount')).toHaveValue('3');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
});

test('a split that is added while a save reads the transaction stays', async () => {
  const { books, before } = await openEditor();
  const gate = createGate();
  const isRead = ({ path }: { path: string }) => path.endsWith(before.id);
  const requests = recordRequests({ until: (request) => (isRead(request) ? gate.opened : undefined) });
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => requests.some(isRead)).toBe(true);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await categorizeLine(1);
  gate.open();
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Mine');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await expect.element(lineField(2, 'Amount')).toBeVisible();
});

test('blocks leaving during a save, and warns on leaving if its outcome is unknown', async () => {
  const onCancel = vi.fn();
  const { books, before } = await openEditor({}, { onCancel });
  const gate = createGate();
  loseOutcome('lose=response', isSave);
  const send = currentFetch();
  // Held before it is sent: a lost response reaches nothing that could wait for it.
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST' && String(input).endsWith('/v6/banks/transactions')) await gate.opened;
    return send(input, init);
  });
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
  await expect.element(page.getByText('Saving…')).toBeVisible();
  expect(page.getByRole('alertdialog').query()).toBeNull();
  gate.open();
  await expect.element(page.getByText(/couldn’t confirm whether this was saved/)).toBeVisible();
  await expect.element(button('Check')).toBeVisible(); // it has been looked up
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/couldn’t confirm that your last change was saved/)).toBeVisible();
  await userEvent.click(button('Discard'));
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  expect((await books.stored(before.id)).notes).toBe('Mine');
});

test('Ctrl+Enter saves the highlighted option, and Alt with an arrow keeps it', async () => {
  const onNavigate = vi.fn();
  const { books, before } = await openEditor({}, { onNavigate });
  await userEvent.click(picker('Category'));
  await userEvent.keyboard('office sup');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(onNavigate).not.toHaveBeenCalled();
  await userEvent.click(picker('Category'));
  await userEvent.keyboard('office sup');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).category.name).toMatch(/office sup/i);
});

test('saves an unchanged copy as a new transaction, after a confirmation in a closed period', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const original = await books.save({ date: '2026-05-12' });
  await books.close('2026-05-31', 'ENABLED_WITH_WARNING');
  const { id, reconciliationMatch, customData, ...copy } = original;
  const defaultValues = { ...copy, dimensionValues: [{ ...books.required, dimension: books.required.label }] };
  renderWithProvider(<BankTransactionEditor defaultValues={defaultValues} />, { company });
  await expect.element(field('Description')).toHaveValue(original.description);
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(save);
  await userEvent.click(button('Save anyway'));
  await expect.element(saved).toBeVisible();
  expect(await books.query({ description: { equal: original.description } })).toHaveLength(2);
});

test('an error in onSave does not fail the save', async () => {
  expectConsoleMessage(/The router is broken\./);
  const reported: string[] = [];
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reported.push(event.message);
  };
  window.addEventListener('error', listen, { capture: true });
  const onSave = () => {
    throw new Error('The router is broken.');
  };
  const { books, before } = await openEditor({}, { onSave });
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  await expect.poll(() => reported.join()).toContain('The router is broken.');
  window.removeEventListener('error', listen, { capture: true });
  expect((await books.stored(before.id)).notes).toBe('Mine');
});

test('keeps text typed over placeholder data when the service does not respond', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { classSegments, ...row } = await books.save({ notes: 'From the list' });
  injectFault('status=500', ({ method, path }) => method === 'GET' && path.includes(row.id));
  const placeholderData = { ...row, dimensionValues: [] };
  renderWithProvider(<BankTransactionEditor transactionId={row.id} placeholderData={placeholderData} />, { company });
  await userEvent.fill(field('Notes'), 'Typed before the response');
  await expect.element(page.getByText(/Couldn’t refresh/), { timeout: 20_000 }).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Typed before the response');
});

test('deleting an already deleted transaction succeeds', async () => {
  const onDelete = vi.fn();
  const { books, before } = await openEditor({}, { onDelete });
  await books.remove(before.id);
  await pressDelete();
  await expect.element(button('Undo')).toBeVisible();
  leavePage();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await expect.element(page.getByText('This transaction was deleted.')).toBeVisible();
  expect(onDelete).toHaveBeenCalledOnce();
});
