import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, picker } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const asText = { showsBankDetails: false };
const toReview = { reviewStatus: 'PARTNER_REVIEW_REQUIRED' };

/** Two transactions, one after the other. */
function Queue({ ids: [first, second] }: { ids: [string, string] }) {
  const [transactionId, setTransactionId] = useState(first);
  return (
    <BankTransactionEditor
      transactionId={transactionId}
      inReviewQueue
      onNavigate={({ direction }) => setTransactionId(direction === 'next' ? second : first)}
    />
  );
}

test('the bank details are text until the user edits them', async () => {
  await openEditor({}, { position: { index: 5, count: 48 }, onNavigate: () => {} }, asText);
  await expect.element(page.getByText('6 of 48')).toBeVisible();
  await expect.element(page.getByText('CARD 4411 PAPER MILL', { exact: true }).last()).toBeVisible();
  expect(field('Amount').query()).toBeNull();
  expect(picker('Bank account').query()).toBeNull();
  await userEvent.click(button('Edit bank details'));
  await expect.element(field('Amount')).toHaveValue('120.00');
  await expect.element(field('Amount')).toHaveFocus();
  await expect.element(picker('Bank account')).toBeVisible();
});

test('Save and next also marks as reviewed, and opens the next transaction', async () => {
  const onNavigate = vi.fn();
  const { books, before } = await openEditor(toReview, { inReviewQueue: true, onNavigate }, asText);
  await expect.element(page.getByText('No changes')).toBeVisible();
  await expect.element(button('Mark as reviewed and next')).toBeVisible();
  await userEvent.fill(field('Notes'), 'Posters');
  await expect.element(page.getByText('Unsaved: Notes')).toBeVisible();
  await userEvent.click(button('Save and next'));
  await expect.poll(() => onNavigate.mock.calls).toEqual([[{ direction: 'next' }]]);
  const after = await books.stored(before.id);
  expect(after).toEqual({ ...before, notes: 'Posters', reviewStatus: 'RECONCILED' });
});

test('a refused save marks nothing as reviewed', async () => {
  const props = { inReviewQueue: true, onNavigate: () => {}, onCancel: () => {} };
  await openEditor(toReview, props, asText);
  await userEvent.click(button('Split'));
  await userEvent.click(button('Save and next'));
  await expect.element(page.getByText('Not saved: Choose a category for this line.')).toBeVisible();
  await userEvent.click(button('Cancel'));
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Split');
  expect(page.getByRole('alertdialog').element().textContent).not.toContain('Review status');
});

test('the buttons fit in one row in a drawer of 520 px', async () => {
  const props = { inReviewQueue: true, onNavigate: () => {}, onCancel: () => {}, style: { inlineSize: 471 } };
  await openEditor(toReview, props, asText);
  const topOf = async (name: string) => (await button(name).findElement()).getBoundingClientRect().top;
  expect(await topOf('Mark as reviewed and next')).toBeCloseTo(await topOf('Close'), 0);
});

test.each([
  [{}, 'RECONCILED'],
  [{ reviewOnCategorize: false }, 'PARTNER_REVIEW_REQUIRED'],
])('outside the queue, a category also marks as reviewed, unless turned off (%o)', async (props, reviewStatus) => {
  const { books, before } = await openEditor(toReview, props, asText);
  await userEvent.fill(field('Notes'), 'Posters');
  await expect.element(page.getByText('Unsaved: Notes')).toBeVisible();
  expect(page.getByText('Also marks as reviewed').query()).toBeNull();
  await userEvent.fill(picker('Category'), 'Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Unsaved: .*Category/)).toBeVisible();
  expect(page.getByText('Also marks as reviewed').query() !== null).toBe(reviewStatus === 'RECONCILED');
  await userEvent.click(button('Save'));
  await expect
    .poll(() => books.stored(before.id))
    .toMatchObject({
      category: { name: 'Office Supplies' },
      reviewStatus,
    });
  await userEvent.click(button('Undo'));
  await expect.poll(() => books.stored(before.id)).toEqual(before);
});

test('the save of the transaction before can be undone from the next, by button and by Ctrl+Z', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const first = await books.save({ ...toReview, description: 'First of two' });
  const second = await books.save({ ...toReview, description: 'Second of two' });
  renderWithProvider(<Queue ids={[first.id, second.id]} />, { company });
  const undo = button('Undo');
  for (const press of [() => userEvent.click(undo), () => userEvent.keyboard('{Control>}z{/Control}')]) {
    await userEvent.fill(field('Notes'), 'Posters');
    await userEvent.click(button('Save and next'));
    await expect.element(page.getByText('Second of two', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('First of two saved and reviewed.')).toBeVisible();
    expect((await books.stored(first.id)).notes).toBe('Posters');
    await expect.element(undo).toBeVisible();
    await press();
    await expect.element(page.getByText('Undid changes to First of two.')).toBeVisible();
    expect(await books.stored(first.id)).toEqual(first);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(page.getByText('First of two', { exact: true }).first()).toBeVisible();
  }
  expect(await books.stored(second.id)).toEqual(second);
});

test('the category of the next has the focus, though that of a deposit is named differently', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const first = await books.save({ ...toReview, description: 'A payment' });
  const second = await books.save({ ...toReview, description: 'A deposit', amount: 50_00 });
  renderWithProvider(<Queue ids={[first.id, second.id]} />, { company });
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.click(button('Save and next'));
  await expect.element(picker('No invoice: book to a category')).toHaveFocus();
  await userEvent.keyboard('{Escape}{Alt>}{ArrowUp}{/Alt}');
  await expect.element(picker('Category')).toHaveFocus();
});

test('an undo that fails says so and can be tried again', async () => {
  const { books, before } = await openEditor({}, {}, asText);
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.click(button('Save'));
  await expect.element(button('Undo')).toBeVisible();
  mockSaveResponse(400, [{ type: 'INVALID_VALUE', message: 'Too long.', param: 'notes' }]);
  await userEvent.click(button('Undo'));
  await expect.element(page.getByText(/^Not undone\./)).toBeVisible();
  expect((await books.stored(before.id)).notes).toBe('Posters');
  vi.restoreAllMocks();
  await userEvent.click(button('Undo'));
  await expect.poll(() => books.stored(before.id)).toEqual(before);
});

test('an undo that fails says so while the form has input', async () => {
  await openEditor({}, {}, asText);
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.click(button('Save'));
  await expect.element(button('Undo')).toBeVisible();
  mockSaveResponse(400, [{ type: 'INVALID_VALUE', message: 'Too long.', param: 'notes' }]);
  const gate = createGate();
  recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  await userEvent.click(button('Undo'));
  await userEvent.fill(field('Notes'), 'More posters');
  gate.open();
  await expect.element(page.getByText(/^Not undone\./)).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('More posters');
});

test('discarding bank details keeps the focus in the form', async () => {
  await openEditor({}, {}, asText);
  await userEvent.click(button('Edit bank details'));
  await expect.element(field('Amount')).toHaveFocus();
  await userEvent.fill(field('Amount'), '75');
  await userEvent.click(button('Cancel'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
  await expect.element(field('Amount')).toHaveValue('120.00');
  await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull();
});

test('undoing a change of bank details keeps the focus in the form', async () => {
  await openEditor({}, {}, asText);
  await userEvent.click(button('Edit bank details'));
  await userEvent.fill(field('Amount'), '75');
  await userEvent.click(button('Save'));
  await userEvent.click(button('Undo'));
  await expect.element(field('Amount')).toHaveValue('120.00');
  await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull();
});

test('a rejected save stays on the transaction', async () => {
  const onNavigate = vi.fn();
  await openEditor(toReview, { inReviewQueue: true, onNavigate }, asText);
  mockSaveResponse(400, [{ type: 'INVALID_VALUE', message: 'Too long.', param: 'notes' }]);
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field('Notes')).toHaveAccessibleDescription(/Too long\./);
  await expect.element(field('Notes')).toHaveFocus();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('leaving can save first', async () => {
  const onCancel = vi.fn();
  const { books, before } = await openEditor({}, { onCancel }, asText);
  const requests = recordRequests();
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: /^Save your changes to .*, −120\.00\?$/ });
  await expect.element(question.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  expect(requests.filter(isSave)).toHaveLength(1);
  expect((await books.stored(before.id)).notes).toBe('Posters');
});

// A host's controls may be higher than the bars of the skeleton.
testOwnLook('nothing moves when the transaction has loaded', async () => {
  const company = await createCompany({ seed: 'none' });
  const { id } = await (await createBankApi(company)).save();
  const gate = createGate();
  recordRequests({ until: ({ path }) => (path.endsWith(id) ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionEditor transactionId={id} onNavigate={() => {}} />, { company });
  const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => height('.daybook-editor-skeleton')).toBeGreaterThan(0);
  const loading = height('.daybook-editor-skeleton');
  gate.open();
  await expect.element(field('Notes')).toBeVisible();
  expect(Math.abs(height('form') - loading)).toBeLessThanOrEqual(2);
});

test('a file dropped anywhere in the form is uploaded by the host', async () => {
  const uploadAttachments = vi.fn(async () => [{ id: 'att_1', fileName: 'receipt.pdf' }]);
  await openEditor({}, { uploadAttachments }, asText);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF'], 'receipt.pdf'));
  const files = page.getByRole('group', { name: 'Attachments' });
  const notes = field('Notes').element();
  notes.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  expect(files.element().hasAttribute('data-dropping')).toBe(true);
  const isOpened = notes.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  expect(isOpened).toBe(false); // by the browser
  expect(files.element().hasAttribute('data-dropping')).toBe(false);
  await expect.element(files.getByText('receipt.pdf')).toBeVisible();
  expect(uploadAttachments).toHaveBeenCalledExactlyOnceWith({
    files: [expect.objectContaining({ name: 'receipt.pdf' })],
  });
});

test('one live region says that it is being saved, that it is, and what an undo did, and stays mounted', async () => {
  const { books, before } = await openEditor({}, {}, asText);
  const region = () => document.querySelector('.daybook-editor-actions [role=status]');
  const first = region();
  const said: (string | null | undefined)[] = [first?.textContent];
  let most = 0;
  const observer = new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('.daybook-editor-actions [role=status]').length);
    const text = first?.textContent ?? '';
    if (said.at(-1) !== text) said.push(text);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.click(button('Save'));
  await expect.element(button('Undo')).toBeVisible();
  expect(said).toEqual(['No changes', 'Unsaved: Notes', 'Saving…', 'Saved']);
  await userEvent.click(button('Undo'));
  await expect.poll(() => books.stored(before.id)).toEqual(before);
  await expect.poll(() => said.at(-1)).toMatch(/^Undid/);
  expect(said.slice(4, -1)).toEqual(['Undoing…']);
  expect([region(), most]).toEqual([first, 1]);
});

test.each([{ scroller: 'a drawer' }, { scroller: 'the page' }])(
  'on a phone, the next transaction is in view from its top, in $scroller',
  async ({ scroller }) => {
    await page.viewport(380, 560);
    onTestFinished(() => page.viewport(1280, 800));
    const company = await createCompany({ seed: 'none' });
    const books = await createBankApi(company);
    const first = await books.save({ ...toReview, description: 'First of two' });
    const second = await books.save({ ...toReview, description: 'Second of two' });
    const drawer = { position: 'fixed', inset: '28px 0 auto', blockSize: 430, overflowY: 'auto' } as const;
    renderWithProvider(
      <div style={scroller === 'a drawer' ? drawer : undefined}>
        <Queue ids={[first.id, second.id]} />
      </div>,
      { company },
    );
    await expect.element(field('Notes')).toBeVisible();
    page.getByText('More details').element().scrollIntoView();
    const top = () => page.getByRole('heading', { level: 2 }).element().getBoundingClientRect().top;
    expect(top()).toBeLessThan(0);
    (button('Mark as reviewed and next').element() as HTMLElement).click(); // a press scrolls nothing
    await expect.element(page.getByRole('heading', { name: 'Second of two' })).toBeVisible();
    await expect.poll(top).toBeGreaterThan(scroller === 'a drawer' ? 28 : 0);
  },
);
