import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, ClosingForm, JournalEntryForm, NotificationSettingsForm } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { field, lineField, save, showBankDetails } from '../support/bank-transactions/editor.tsx';
import { createJournalApi } from '../support/journal-entries/api.ts';
import { line } from '../support/journal-entries/form.tsx';
import { choice, displayedSettings } from '../support/notifications.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../support/requests.ts';
import { returnToPage } from '../support/returnToPage.ts';
import { createCompany } from '../support/sandbox/company.ts';
import { createRenderRecorder } from '../support/ui/renderRecorder.tsx';
import { testOwnLook } from '../support/ui/testOwnLook.ts';

type Recorder = ReturnType<typeof createRenderRecorder>;

/** What a text field renders. */
const textField = ['TextField', 'Field', 'FieldLabel', 'FieldNotes'];
const requiredTextField = ['TextField', 'Field', 'FieldLabel', 'RequiredMark', 'FieldNotes'];
const controls = [...textField, 'Select', 'Button', 'IconButton', 'Icon', 'SubmitButton', 'KeyHint', 'FormShortcuts'];

/** The components that a key renders. The field before it is `changed`, so that the form has unsaved changes. */
async function rendersOfKey({ settle }: Recorder, input: ReturnType<typeof field>, changed = input): Promise<string[]> {
  await userEvent.click(changed);
  await userEvent.keyboard('a');
  await userEvent.click(input);
  await settle();
  await userEvent.keyboard('b');
  return settle();
}

/** The components that a digit renders in an amount that the user is typing. */
async function rendersOfDigit({ settle }: Recorder, amount: ReturnType<typeof field>): Promise<string[]> {
  await userEvent.click(amount);
  await userEvent.keyboard('1');
  await settle();
  await userEvent.keyboard('2');
  return settle();
}

testOwnLook('a key in a bank transaction renders its field, and the status if that changes', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { id } = await books.save({ tax: { paymentInfo: { region: 'FEDERAL', year: 202 } } });
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<BankTransactionEditor transactionId={id} />), { company });
  await expect.element(field('Notes')).toBeVisible();
  expect(await rendersOfKey(recorder, field('Notes'))).toEqual(['memoPart(Notes)', 'Notes', ...textField]);
  // The status says which fields are unsaved.
  const rendered = await rendersOfKey(recorder, field('Year'), field('Notes'));
  expect(rendered.filter((name) => !controls.includes(name))).toEqual([
    'memoPart(TaxFields)',
    'TaxFields',
    'EditorFooter',
    'FormActions',
    'CtrlHint',
  ]);
});

testOwnLook('a key in a transaction with errors renders its field', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { id } = await books.save({});
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<BankTransactionEditor transactionId={id} />), { company });
  await expect.element(field('Notes')).toBeVisible();
  await showBankDetails();
  expect(await rendersOfKey(recorder, field('Description'))).toEqual([
    'memoPart(Description)',
    'Description',
    ...requiredTextField,
  ]);
  await userEvent.clear(field('Description'));
  await userEvent.click(save);
  await expect.element(field('Description')).toHaveFocus();
  expect(await rendersOfKey(recorder, field('Notes'))).toEqual(['memoPart(Notes)', 'Notes', ...textField]);
});

testOwnLook('a key in a line of a split renders the line and the split', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const children = [-10_00, -20_00, -30_00].map((amount) => ({ amount }));
  const { id } = await books.save({ amount: -60_00, children });
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<BankTransactionEditor transactionId={id} />), { company });
  await expect.element(lineField(2, 'Memo')).toBeVisible();
  const rendered = await rendersOfKey(recorder, lineField(2, 'Memo'));
  expect(rendered.filter((name) => name === 'SplitLine')).toHaveLength(1);
  expect(rendered).toContain('Remainder');
  const others = ['TransactionForm', 'EditorFields', 'EditorFooter', 'Notes', 'DimensionFields'];
  for (const name of others) expect(rendered).not.toContain(name);
  // The amount of the last line is the rest.
  const ofAmount = await rendersOfDigit(recorder, lineField(2, 'Amount'));
  expect(ofAmount.filter((name) => name === 'SplitAmount')).toHaveLength(2);
  for (const name of [...others, 'CategoryPicker', 'SplitClass', 'TextField', 'IconButton', 'Icon', 'Heading'])
    expect(ofAmount).not.toContain(name);
});

testOwnLook('a key in a field beside a conflict renders its field', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { id } = await books.save({ notes: 'stored' });
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<BankTransactionEditor transactionId={id} />), { company });
  await userEvent.fill(field('Notes'), 'mine');
  await books.update({ id, notes: 'theirs' });
  returnToPage();
  await expect.element(page.getByRole('radio', { name: 'Yours: mine' })).toBeVisible();
  await showBankDetails();
  expect(await rendersOfKey(recorder, field('Description'))).toEqual([
    'memoPart(Description)',
    'Description',
    ...requiredTextField,
  ]);
});

testOwnLook('a key in a journal entry renders its field, and the name of a new entry', async () => {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  const { id } = await journal.save({});
  const recorder = createRenderRecorder();
  const { rerender } = renderWithProvider(recorder.record(<JournalEntryForm journalEntryId={id} />), { company });
  await expect.element(line(2).item).toBeVisible();
  expect(await rendersOfKey(recorder, field('Description'))).toEqual(['memoPart(Field)', 'Field', ...textField]);
  expect(await rendersOfDigit(recorder, line(2).credit)).not.toContain('GlAccountPicker');
  rerender(recorder.record(<JournalEntryForm key="new" />));
  await expect.element(line(2).item).toBeVisible();
  // The name of its tab.
  expect(await rendersOfKey(recorder, field('Description'))).toEqual([
    'EntryTab',
    'memoPart(Field)',
    'Field',
    ...textField,
  ]);
});

for (const saveMode of ['auto', 'button'] as const) {
  testOwnLook(`a choice of a notification channel renders its row (saved by ${saveMode})`, async () => {
    const company = await createCompany({ seed: 'none' });
    const recorder = createRenderRecorder();
    const gate = createGate();
    recordRequests({ until: ({ method }) => (method === 'POST' ? gate.opened : undefined) });
    renderWithProvider(recorder.record(<NotificationSettingsForm saveMode={saveMode} />), { company });
    await displayedSettings();
    await userEvent.click(choice('conversations', 'Email'));
    await recorder.settle();
    await userEvent.click(choice('conversations', 'Off'));
    const rendered = await recorder.settle();
    expect(rendered.filter((name) => name.endsWith('Row'))).toEqual([
      saveMode === 'auto' ? 'AutoSavedRow' : 'FormRow',
      'PreferenceRow',
    ]);
    gate.open();
  });
}

testOwnLook('a key in the closing date that makes no date renders its field', async () => {
  const company = await createCompany({ seed: 'none' });
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<ClosingForm />), { company });
  const date = page.getByRole('textbox', { name: 'Books closed through' });
  await userEvent.fill(date, 'x');
  await recorder.settle();
  await userEvent.keyboard('y');
  const rendered = await recorder.settle();
  expect(rendered).toContain('DateInput');
  for (const name of ['ClosingFields', 'MonthStrip', 'ModificationsField', 'SaveBar'])
    expect(rendered).not.toContain(name);
});
