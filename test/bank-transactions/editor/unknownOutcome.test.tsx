import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave, loseOutcome } from '../../support/bank-transactions/api.ts';
import {
  button,
  chooseClass,
  field,
  openEditor,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const unknown = page.getByText(/couldn’t confirm whether this was saved/);

/** Faults, and whether the service saves despite them. */
const breaks = [
  { fault: 'drop', isStored: false },
  { fault: 'status=503', isStored: false },
  { fault: 'body=html,status=502', isStored: false },
  { fault: 'lose=response', isStored: true },
  { fault: 'lose=half', isStored: true },
  { fault: 'body=malformed', isStored: true },
  { fault: 'body=shape', isStored: true },
];

test.each(breaks.filter(({ isStored }) => isStored))(
  'a save whose response is lost ($fault) is confirmed at once',
  async ({ fault }) => {
    const { books, before } = await openEditor();
    injectFault(fault, isSave);
    const requests = recordRequests();
    await userEvent.fill(field('Notes'), 'Two boxes');
    await userEvent.click(save);
    await expect.element(page.getByText('Your changes were saved.'), { timeout: 5000 }).toBeVisible();
    expect(await books.stored(before.id)).toEqual({ ...before, notes: 'Two boxes' });
    expect(requests.filter(isSave)).toHaveLength(1);
  },
);

test('a save that may still be on its way is not taken for lost', async () => {
  const { books } = await openEditor();
  injectFault('drop', isSave);
  const requests = recordRequests();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  await expect.element(button('Check')).toBeVisible(); // it has been looked up
  expect(save.query()).toBeNull();
  const { body } = requests.find(isSave) ?? {};
  await books.update(body.data[0]); // arrives late
  await expect.element(page.getByText('Your changes were saved.'), { timeout: 20_000 }).toBeVisible();
  expect(requests.filter(isSave)).toHaveLength(1);
});

test.each(breaks)('does not resend a save without a response ($fault) before a check', async (harness) => {
  const { books, before } = await openEditor();
  const restore = loseOutcome(harness.fault, isSave);
  const requests = recordRequests();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Two boxes');
  // There is no Save until the outcome is known.
  await expect.element(page.getByText('Checking whether it was saved…')).toBeVisible();
  expect(save.query()).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(requests.filter(isSave)).toHaveLength(1);

  restore();
  await userEvent.click(button('Check'));
  if (harness.isStored) {
    await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  } else {
    await expect.element(page.getByText(/Not saved\. Your changes are still here/)).toBeVisible();
    await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  }
  await expect.element(field('Notes')).toHaveValue('Two boxes');
  expect(await books.stored(before.id)).toEqual({ ...before, notes: harness.isStored ? 'Two boxes' : before.notes });
  expect(requests.filter(isSave)).toHaveLength(1);
});

test('looks a lost response up without a press, and leaves the focus where it is', async () => {
  const { books, before } = await openEditor();
  const restore = loseOutcome('lose=response', isSave);
  const requests = recordRequests();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  await expect.element(button('Check')).toBeVisible(); // it has been looked up
  restore();
  await userEvent.click(field('Notes'));
  await expect.element(page.getByText('Your changes were saved.'), { timeout: 20_000 }).toBeVisible();
  await expect.element(field('Notes')).toHaveFocus();
  expect((await books.stored(before.id)).notes).toBe('Two boxes');
  expect(requests.filter(isSave)).toHaveLength(1);
});

test('the outcome stays unknown until the check succeeds', async () => {
  const { books, before } = await openEditor();
  let isDown = true;
  injectFault('drop', (request) => isSave(request) || (isDown && request.method === 'GET'));
  // The read before the save succeeds.
  isDown = false;
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  isDown = true;
  await userEvent.click(button('Check'));
  await expect.element(page.getByText(/Couldn’t check\. Nothing was resent/), { timeout: 20_000 }).toBeVisible();
  isDown = false;
  await userEvent.click(button('Check'));
  await expect.element(page.getByText(/Not saved\. Your changes are still here/)).toBeVisible();
  expect(await books.stored(before.id)).toEqual(before);
});

test('sends nothing if the current transaction cannot be read', async () => {
  const { books, before } = await openEditor();
  injectFault('drop', ({ method }) => method === 'GET');
  const requests = recordRequests();
  await userEvent.fill(field('Notes'), 'Two boxes');
  await userEvent.click(save);
  await expect.element(page.getByText(/We couldn’t load the latest version/), { timeout: 20_000 }).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  expect(await books.stored(before.id)).toEqual(before);
});

async function openNew(onSave = vi.fn()) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  renderWithProvider(<BankTransactionEditor onSave={onSave} />, { company });
  await userEvent.fill(field('Amount'), '42.50');
  await userEvent.fill(field('Description'), 'Stamps');
  await userEvent.click(picker('Bank account'));
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await chooseClass(books.required.label.name, books.required.name);
  return { books, onSave };
}

test.each(breaks)('a new transaction whose response is lost ($fault) is stored once', async (harness) => {
  const { books, onSave } = await openNew();
  const restore = loseOutcome(harness.fault, isSave);
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  await expect.element(button('Check')).toBeVisible(); // it has been looked up
  restore();
  await userEvent.click(button('Check'));
  if (harness.isStored) {
    await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  } else {
    await expect.element(page.getByText(/Not saved\. Your changes are still here/)).toBeVisible();
    await userEvent.click(save);
    await expect.element(saved).toBeVisible();
  }
  expect(await books.query({ description: { equal: 'Stamps' } })).toHaveLength(1);
  expect(onSave).toHaveBeenCalledOnce();
});

test('does not duplicate a new transaction that is stored only after the check', async () => {
  const { books } = await openNew();
  // The first attempt is stored late, after the check.
  const requests = recordRequests();
  let isBroken = true;
  injectFault('drop', (request) => isSave(request) && isBroken);
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  isBroken = false;
  await userEvent.click(button('Check'));
  await expect.element(page.getByText(/Not saved\. Your changes are still here/)).toBeVisible();
  const { body } = requests.find(isSave) ?? {};
  await books.update(body.data[0]);

  // The date changes too: the first attempt is still found.
  await userEvent.fill(field('Date'), '06/10/2026');
  await userEvent.fill(field('Notes'), 'Two sheets');
  await userEvent.click(save);
  await expect.element(page.getByText(/An earlier attempt was saved\./)).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const stored = await books.query({ description: { equal: 'Stamps' } });
  expect(stored).toMatchObject([{ notes: 'Two sheets', date: '2026-06-10' }]);
  expect(stored).toHaveLength(1);
});
