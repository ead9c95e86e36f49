import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import {
  button,
  chooseClass,
  field,
  openEditor,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { chooseFile } from '../../support/form/chooseFile.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

test('saves changed fields and nothing else', async () => {
  const onSave = vi.fn();
  const { books, before } = await openEditor(
    { notes: 'Two boxes', reviewStatus: 'PARTNER_REVIEW_REQUIRED' },
    { onSave },
  );
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(field('Amount'), '99.95');
  await userEvent.fill(field('Description'), 'Paper for posters');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  expect(after).toEqual({
    ...before,
    amount: -99_95,
    description: 'Paper for posters',
    displayName: after.displayName,
  });
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    transaction: expect.objectContaining({ id: before.id, amount: -9995 }),
  });
});

test('finds a category by typing and saves it with Ctrl+Enter', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(picker('Category'));
  await userEvent.keyboard('office sup');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const name = page.getByRole('option').first().element().textContent ?? '';
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  expect(name).toContain(after.category.name);
  await expect.element(picker('Category')).toHaveFocus();
  expect({ ...after, category: null, glAccount: null }).toEqual({ ...before, category: null, glAccount: null });
});

test.each([
  { amount: -50_00, type: 'EXPENSE', chosen: 'Money in', expected: { amount: 50_00, type: 'REVENUE' } },
  { amount: 50_00, type: 'REVENUE', chosen: 'Money out', expected: { amount: -50_00, type: 'EXPENSE' } },
  { amount: -50_00, type: 'CARD_FEE', chosen: 'Money in', expected: { amount: 50_00, type: 'CARD_FEE' } },
])('a new direction changes the sign, and types with a direction: $type', async (harness) => {
  const { books, before } = await openEditor({ amount: harness.amount, type: harness.type });
  await userEvent.click(page.getByRole('radio', { name: harness.chosen }));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject(harness.expected);
});

test('an expense with a positive amount keeps its sign when something else is changed', async () => {
  const { books, before } = await openEditor({ amount: 12_34, type: 'EXPENSE' });
  await expect.element(page.getByRole('radio', { name: 'Money in' })).toBeChecked();
  await userEvent.fill(field('Notes'), 'Paid back');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toEqual({ ...before, notes: 'Paid back' });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'dates a new transaction by the company’s time zone %s',
  async (timeZone) => {
    const company = await createCompany({ seed: 'none' });
    const currentDay = () =>
      new Date().toLocaleDateString('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const before = currentDay();
    renderWithProvider(<BankTransactionEditor />, { company, timeZone });
    await expect.element(field('Date')).toBeVisible();
    expect([before, currentDay()]).toContain((field('Date').element() as HTMLInputElement).value);
  },
);

test('shows the amount in its header as tables do', async () => {
  await openEditor({}, {}, { currencySign: 'accounting' });
  await expect.element(page.getByText('(120.00)')).toBeVisible();
});

test('shows missing values at their fields, focuses the first, and sends nothing', async () => {
  await openEditor();
  const requests = recordRequests();
  await userEvent.fill(field('Amount'), '');
  await userEvent.fill(field('Description'), '  ');
  await userEvent.click(save);
  await expect.element(field('Amount')).toHaveFocus();
  await expect.element(field('Amount')).toHaveAccessibleDescription(/Enter an amount\./);
  await expect.element(field('Description')).toHaveAccessibleDescription(/Enter a description\./);
  await expect.element(page.getByText('Not saved. Check 2 fields.')).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.fill(field('Amount'), '1');
  await expect.element(field('Amount')).not.toHaveAccessibleDescription(/Enter an amount\./);
});

test('a new transaction needs a bank account', async () => {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionEditor />, { company: await createCompany({ seed: 'none' }) });
  await userEvent.fill(field('Amount'), '42.50');
  await userEvent.fill(field('Description'), 'Stamps');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(picker('Bank account')).toHaveFocus();
  await expect.element(picker('Bank account')).toHaveAccessibleDescription(/Choose a bank account/);
  expect(requests.filter(isSave)).toEqual([]);
});

test('requires a required dimension', async () => {
  const { books, before } = await openEditor();
  const { required } = books;
  await chooseClass(required.label.name, '');
  await userEvent.click(save);
  await expect.element(page.getByText(`Not saved: Choose a value for ${required.label.name}.`)).toBeVisible();
  await chooseClass(required.label.name, required.name);
  await expect.element(page.getByText(`Choose a value for ${required.label.name}.`)).not.toBeInTheDocument();
  expect(await books.stored(before.id)).toEqual(before);
});

test('a new transaction is sent with every required member and a source ID', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const requests = recordRequests();
  const onSave = vi.fn();
  renderWithProvider(<BankTransactionEditor onSave={onSave} />, { company });
  await expect.element(page.getByRole('heading', { name: 'New transaction' })).toBeVisible();
  await userEvent.fill(field('Amount'), '42.50');
  await userEvent.fill(field('Description'), 'Stamps');
  await userEvent.click(picker('Bank account'));
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await chooseClass(books.required.label.name, books.required.name);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const sent = requests.find(({ path }) => path === '/v6/banks/transactions')?.body.data[0];
  expect(sent).toMatchObject({ date: '2026-06-15', amount: -42_50, apiName: 'MANUAL_ENTRY', type: 'EXPENSE' });
  expect(sent.apiSourceId).toMatch(/^daybook-[0-9a-f]{32}$/);
  const [{ transaction }] = onSave.mock.calls[0] ?? [];
  expect(await books.stored(transaction.id)).toMatchObject({
    amount: -42_50,
    description: 'Stamps',
    apiSourceId: sent.apiSourceId,
  });

  // Now it is an existing transaction.
  await userEvent.fill(field('Notes'), 'Two sheets');
  await userEvent.click(save);
  await expect.poll(async () => (await books.stored(transaction.id)).notes).toBe('Two sheets');
});

test('attachments are uploaded by the host and removed', async () => {
  const onAttachmentRemove = vi.fn();
  const files = [{ id: 'att_missing', fileName: 'receipt.pdf', fileSize: '84 KB', url: 'javascript:alert(1)' }];
  const { before } = await openEditor({}, { uploadAttachments: async () => files, onAttachmentRemove });
  await chooseFile('receipt.pdf');
  await expect.element(page.getByText('receipt.pdf')).toBeVisible();
  expect(page.getByRole('link').query()).toBeNull(); // a URL that runs a script isn't a link
  mockSaveResponse(207, [
    { type: 'INVALID_VALUE', message: 'There is no such attachment.', param: 'attachmentIds[0]' },
  ]);
  await userEvent.click(save);
  await expect.element(page.getByText('There is no such attachment.', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove receipt.pdf' }));
  expect(onAttachmentRemove).toHaveBeenCalledExactlyOnceWith({ attachmentId: 'att_missing' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(before.attachments).toEqual([]);
});

test('a file is pasted anywhere in the form, but not beside text in a field or in a dialog', async () => {
  const upload = vi.fn(async () => []);
  await openEditor({}, { uploadAttachments: upload, onDelete: () => {}, onCancel: () => {} });
  const paste = (at: Locator, text?: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'receipt.pdf'));
    if (text !== undefined) clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    at.element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste(field('Notes'), 'From a spreadsheet')).toBe(false);
  expect(upload).not.toHaveBeenCalled();
  expect(paste(field('Notes'))).toBe(true);
  expect(upload).toHaveBeenCalledExactlyOnceWith({ files: [expect.objectContaining({ name: 'receipt.pdf' })] });
  await expect.element(button('Add…')).toBeEnabled();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.keyboard('{Escape}');
  expect(paste(page.getByRole('alertdialog').getByRole('button').first())).toBe(false);
  expect(upload).toHaveBeenCalledOnce();
});

function dropFile(name: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], name));
  const form = document.querySelector('form') ?? expect.unreachable();
  form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('a save waits for files that are being uploaded, and none is lost', async () => {
  const gates = [createGate(), createGate()];
  let started = 0;
  const upload = vi.fn(async ({ files }: { files: readonly File[] }) => {
    await gates[started++]?.opened;
    return files.map(({ name }) => ({ id: `att_${name}`, fileName: name }));
  });
  const onDirtyChange = vi.fn();
  await openEditor({}, { uploadAttachments: upload, onDirtyChange });
  const requests = recordRequests();
  const sent = () => requests.filter(isSave).map(({ body }) => body.data[0].attachmentIds);
  await chooseFile('one');
  dropFile('two');
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ isDirty: true }]);
  await expect.element(page.getByText('Unsaved: Attachments')).toBeVisible();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await expect.element(page.getByText('Unsaved: Notes, Attachments')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('Saving…')).toBeVisible();
  gates[1]?.open();
  await expect.element(button('Remove two')).toBeVisible();
  expect(sent()).toEqual([]);
  gates[0]?.open();
  await expect.poll(sent).toEqual([expect.arrayContaining(['att_one', 'att_two'])]);
});

test('a save stops if an upload fails, and leaving during one asks', async () => {
  const gate = createGate();
  const onCancel = vi.fn();
  const upload = () => gate.opened.then(() => Promise.reject(new Error('Too large')));
  await openEditor({}, { uploadAttachments: upload, onCancel });
  const requests = recordRequests();
  dropFile('one');
  await expect.element(page.getByText('Unsaved: Attachments')).toBeVisible();
  await userEvent.click(button('Cancel'));
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Attachments');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  gate.open();
  const failure = page.getByText('Couldn’t attach the file. Try again.');
  await expect.element(failure).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.click(save); // without it
  await expect.element(saved).toBeVisible();
  expect(requests.filter(isSave)).toHaveLength(1);
});
