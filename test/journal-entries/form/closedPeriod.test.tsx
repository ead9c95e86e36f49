import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm } from '../../../src/index.ts';
import { button, field, save, saved } from '../../support/bank-transactions/editor.tsx';
import { failClosing, mockClosing } from '../../support/closing.ts';
import { createJournalApi, isJournalSave } from '../../support/journal-entries/api.ts';
import { line, pasteInto } from '../../support/journal-entries/form.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const note = page.getByRole('note');

/** Opens a form for new entries. `mock` mocks the closing, whose responses wait for `until`. */
async function openNew(mock: () => void, until = Promise.resolve()) {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  mock();
  const requests = recordRequests({ until: ({ path }) => (path === '/v6/closing' ? until : undefined) });
  renderWithProvider(<JournalEntryForm />, { company });
  await expect.element(line(2).credit).toBeVisible();
  const type = async () => {
    pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
    await expect.element(line(2).credit).toHaveValue('5.00');
  };
  return { type, sent: () => requests.filter(isJournalSave) };
}

test('sends no new entry while the closing cannot be loaded, and says so', async () => {
  let isFailing = true;
  const { type, sent } = await openNew(() => {
    const open = currentFetch();
    failClosing('status=503');
    const failing = currentFetch();
    vi.spyOn(window, 'fetch').mockImplementation((...request) => (isFailing ? failing : open)(...request));
  });
  await expect.element(note, { timeout: 15_000 }).toHaveTextContent(/^We couldn’t load the closing date\./);
  await type();
  await userEvent.click(save);
  await expect.element(page.getByText(/so nothing was saved\. Try again/), { timeout: 15_000 }).toBeVisible();
  expect(sent()).toEqual([]);
  isFailing = false;
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(sent()).toHaveLength(1);
}, 60_000);

test.each([
  ['unreadable closing', { date: '2026-02-30', modifications: 'DISABLED' }, /^We couldn’t read the closing date/],
  ['unknown closing mode', { date: '2100-12-31', modifications: 'SOMETIMES' }, /“Sometimes” isn’t recognized/],
])('an %s locks new entries, even if they are saved before it loads', async (_name, closing, reason) => {
  const gate = createGate();
  const { type, sent } = await openNew(() => mockClosing(() => closing), gate.opened);
  await type();
  await userEvent.click(save);
  gate.open();
  await expect.element(note).toHaveTextContent(reason);
  await expect.element(field('Description')).toHaveAttribute('readonly');
  expect(save.query()).toBeNull();
  await expect.element(line(1).debit).toHaveValue('5.00');
  expect(sent()).toEqual([]);
});

test('an unknown mode does not lock new entries while today is open', async () => {
  const { type, sent } = await openNew(() => mockClosing(() => ({ date: '2000-12-31', modifications: 'SOMETIMES' })));
  await type();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a new entry asks before it is saved while today is closed with a warning', async () => {
  const warned = { date: '2100-12-31', modifications: 'ENABLED_WITH_WARNING' };
  const { type, sent } = await openNew(() => mockClosing(() => warned));
  await expect.element(note).toHaveTextContent(/^Books are closed through Dec 31, 2100\..* after a warning\.$/);
  await type();
  await userEvent.click(save);
  await expect.element(page.getByText(/This changes reports for that period\./)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(button('Save anyway'));
  await expect.element(saved).toBeVisible();
  expect(sent()).toHaveLength(1);
});
