import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  ClosingNotice,
  type ComponentError,
  JournalEntryForm,
  toPlainDate,
} from '../../../src/index.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import { button, field, pressDelete, save, saved, showBankDetails } from '../../support/bank-transactions/editor.tsx';
import { failClosing, fetchClosing, mockClosing, saveClosing } from '../../support/closing.ts';
import { createJournalApi } from '../../support/journal-entries/api.ts';
import { line } from '../../support/journal-entries/form.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { type Company, createCompany } from '../../support/sandbox/company.ts';

const march = { date: '2026-03-31', modifications: 'DISABLED' };
const note = page.getByRole('note');
const saveClosingButton = page.getByRole('button', { name: /^(Close|Save)/ });
const closingSaved = page.getByText(/^Books closed through \w+ \d/);

/** A company with a transaction in March and one in April. The page receives its closing as changed by `change`. */
async function openCompany(change: Parameters<typeof mockClosing>[0]) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const inMarch = await books.save({ date: '2026-03-31' });
  const inApril = await books.save({ date: '2026-04-01' });
  await saveClosing(company, march);
  mockClosing(change);
  const requests = recordRequests();
  return { company, books, inMarch, inApril, requests, writes: () => requests.filter(isSave) };
}

const isRead = (requests: ReturnType<typeof recordRequests>) =>
  expect.poll(() => requests.some(({ path, status }) => path === '/v6/closing' && status === 200)).toBe(true);

/** An `onError` callback and the errors it received. */
function recordErrors() {
  const onError = vi.fn<(event: ComponentError) => void>();
  return { onError, reported: () => onError.mock.calls.map(([{ error, component }]) => [component, error.message]) };
}

describeLocked('unknown', (data) => ({ ...data, modifications: 'PARTNER_ONLY' }), {
  document:
    'Books are closed through Mar 31, 2026. This can’t be changed. The closing setting “Partner only” isn’t recognized, so closed periods are locked.',
  reported:
    'GET /v6/closing returned an unexpected value at data.modifications: expected "DISABLED" or "ENABLED_WITH_WARNING", found another value. Closed periods are locked.',
});
describeLocked('missing', (data) => ({ date: data.date }), {
  document:
    'Books are closed through Mar 31, 2026. This can’t be changed. The closing setting is missing, so closed periods are locked.',
  reported:
    'GET /v6/closing returned an unexpected value at data.modifications: expected "DISABLED" or "ENABLED_WITH_WARNING", found nothing. Closed periods are locked.',
});

function describeLocked(
  name: string,
  change: Parameters<typeof mockClosing>[0],
  texts: { document: string; reported: string },
) {
  test(`a closing mode that is ${name} locks the editor like DISABLED, says why, and reports it once`, async () => {
    const { company, inMarch, inApril, books, requests, writes } = await openCompany(change);
    const { onError, reported } = recordErrors();
    const editor = (transactionId: string) => (
      <BankTransactionEditor transactionId={transactionId} onDelete={vi.fn()} />
    );
    const { rerender } = renderWithProvider(editor(inMarch.id), { company, onError });
    await expect.element(note).toHaveTextContent(texts.document);
    await expect.element(field('Notes')).toHaveAttribute('readonly');
    expect(save.query()).toBeNull();
    expect(button('More actions').query()).toBeNull();
    expect(reported()).toEqual([['BankTransactionEditor', texts.reported]]);

    rerender(editor(inApril.id));
    await expect.element(save).toBeVisible();
    await showBankDetails();
    await userEvent.fill(field('Date'), '03/12/2026');
    await userEvent.click(save);
    await expect.element(page.getByText(/^Not saved: Books are closed on this date/)).toBeVisible();
    expect(writes()).toEqual([]);
    await isRead(requests);
    expect(reported()).toHaveLength(1);
    expect(await books.stored(inMarch.id)).toEqual(inMarch);
  });

  test(`a closing mode that is ${name} locks a stored journal entry`, async () => {
    const company = await createCompany({ seed: 'none' });
    const journal = await createJournalApi(company);
    const entry = await journal.save({});
    await saveClosing(company, { ...march, date: entry.date });
    mockClosing(change);
    const { onError, reported } = recordErrors();
    renderWithProvider(<JournalEntryForm journalEntryId={entry.id} />, { company, onError });
    await expect.element(note).toHaveTextContent(/closed periods are locked\.$/);
    await expect.element(page.getByRole('term').filter({ hasText: 'Description' })).toBeVisible(); // as text
    expect(line(1).debit.query()).toBeNull();
    expect(save.query()).toBeNull();
    expect(reported()).toEqual([['JournalEntryForm', texts.reported]]);
  });

  test(`a closing mode that is ${name} locks the categories of closed days in the list`, async () => {
    const { company, writes } = await openCompany(change);
    const { onError, reported } = recordErrors();
    renderWithProvider(<BankTransactionList />, { company, onError });
    const cells = () => page.getByRole('button', { name: 'Uncategorized' }).elements();
    await expect.poll(() => cells().map((cell) => cell.getAttribute('aria-disabled'))).toEqual([null, 'true']);
    (cells()[1] as HTMLElement).click(); // Playwright doesn't click disabled buttons
    await expect
      .element(page.getByText(/^Books are closed through Mar 31, 2026\. This can’t be changed\. The closing setting/))
      .toBeVisible();
    expect(writes()).toEqual([]);
    expect(reported()).toEqual([['BankTransactionList', texts.reported]]);
  });

  test(`the notice says that a closing mode that is ${name} locks closed days`, async () => {
    const { company } = await openCompany(change);
    renderWithProvider(<ClosingNotice />, { company });
    await expect
      .element(note)
      .toHaveTextContent(/Nothing dated on or before that date can be changed\. The closing setting/);
  });
}

test('the form shows an unknown mode, keeps it while only the date changes, and lists the known ones', async () => {
  const { company, requests } = await openCompany((data) => ({ ...data, modifications: 'PARTNER_ONLY' }));
  const { onError, reported } = recordErrors();
  renderWithProvider(<ClosingForm />, { company, onError });
  await expect.element(page.getByRole('radio', { name: 'Partner only' })).toBeChecked();
  await expect
    .element(page.getByText('Closed through Mar 31, 2026. Changes to closed dates are locked.'))
    .toBeVisible();
  await expect.element(page.getByText(/^The closing setting “Partner only” isn’t recognized/)).toBeVisible();
  expect(reported().map(([component]) => component)).toEqual(['ClosingForm']);

  const isSaved = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v6/closing';
  const sent = () => requests.filter(isSaved).map(({ body }) => body);
  await userEvent.fill(page.getByRole('textbox'), '04/30/2026');
  await userEvent.click(saveClosingButton);
  await expect.poll(sent).toEqual([{ date: '2026-04-30' }]);
  await expect.element(closingSaved).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Warn' }));
  expect(page.getByText(/isn’t recognized/).query()).toBeNull();
  await userEvent.click(saveClosingButton);
  await expect.poll(() => sent()[1]).toEqual({ modifications: 'ENABLED_WITH_WARNING' });
});

test.each([
  ['null', { date: null, modifications: null }],
  ['missing', {}],
  ['unknown', { date: null, modifications: 'PARTNER_ONLY' }],
])('without a date the books are open, even if the mode is %s', async (_mode, closing) => {
  const { company, inMarch, writes } = await openCompany(() => closing);
  const { onError, reported } = recordErrors();
  renderWithProvider(<BankTransactionEditor transactionId={inMarch.id} />, { company, onError });
  await saveClosing(company, { date: null });
  await userEvent.fill(field('Notes'), 'Checked');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(writes()).toHaveLength(1);
  expect(note.query()).toBeNull();
  expect(reported()).toEqual([]);
});

test('open books without a mode can be closed once a mode is chosen', async () => {
  const company = await createCompany({ seed: 'none' });
  let isFirst = true;
  mockClosing((data) => (isFirst ? { date: null, modifications: null } : data));
  const { onError, reported } = recordErrors();
  renderWithProvider(<ClosingForm />, { company, onError });
  await expect.element(page.getByText(/^The books are open/)).toBeVisible();
  expect(page.getByRole('radio', { checked: true }).query()).toBeNull();
  await userEvent.fill(page.getByRole('textbox'), '03/31/2026');
  await userEvent.click(saveClosingButton);
  await expect.element(page.getByText('Choose what happens to changes in the closed period.')).toBeVisible();
  expect((await fetchClosing(company)).date).toBeNull();
  isFirst = false;
  await userEvent.click(page.getByRole('radio', { name: 'Lock' }));
  await userEvent.click(saveClosingButton);
  await expect.element(closingSaved).toBeVisible();
  expect(await fetchClosing(company)).toEqual(march);
  expect(reported()).toEqual([]);
});

test.each([
  ['a date that does not exist', { date: '2026-02-30', modifications: 'DISABLED' }],
  ['an empty date', { date: '', modifications: 'ENABLED_WITH_WARNING' }],
  ['no closing at all', null],
])('%s locks every date until it can be read', async (_what, closing) => {
  let isReadable = false;
  const { company, inApril, requests, writes } = await openCompany((data) => (isReadable ? data : closing));
  const { onError, reported } = recordErrors();
  const { rerender } = renderWithProvider(<BankTransactionEditor transactionId={inApril.id} />, { company, onError });
  await expect.element(note).toHaveTextContent('We couldn’t read the closing date, so nothing can be changed.');
  await expect.element(field('Notes')).toHaveAttribute('readonly');
  expect(save.query()).toBeNull();
  expect(reported()).toHaveLength(1);

  rerender(<ClosingNotice date={toPlainDate('2026-12-31')} />);
  await expect.element(note).toHaveTextContent('We couldn’t read the closing date, so nothing can be changed.');
  rerender(<BankTransactionList />);
  await expect
    .element(page.getByRole('button', { name: 'Uncategorized' }).first())
    .toHaveAttribute('aria-disabled', 'true');
  expect(writes()).toEqual([]);

  isReadable = true;
  rerender(<BankTransactionEditor transactionId={inApril.id} />);
  await expect.element(save).toBeVisible();
  // Each newly mounted component loads it once, and none in a loop.
  expect(requests.filter(({ path }) => path === '/v6/closing').length).toBeLessThan(10);
  expect(note.query()).toBeNull();
});

test('a new transaction is not saved while the closing cannot be read', async () => {
  const { company, writes } = await openCompany(() => null);
  renderWithProvider(<BankTransactionEditor defaultValues={{ description: 'Chairs', amount: 5 as never }} />, {
    company,
  });
  await expect.element(note).toHaveTextContent(/^We couldn’t read the closing date/);
  await userEvent.click(save);
  await expect.element(page.getByText('We couldn’t read the closing date, so nothing can be saved.')).toBeVisible();
  expect(writes()).toEqual([]);
});

async function openFailing(fault: string) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const transaction = await books.save({ date: '2026-03-31' });
  failClosing(fault);
  return { company: company as Company, books, transaction };
}

test('saves and deletes nothing while the closing cannot be loaded, and says so', async () => {
  const { company, books, transaction } = await openFailing('status=503');
  const { onError, reported } = recordErrors();
  renderWithProvider(<BankTransactionEditor transactionId={transaction.id} onDelete={vi.fn()} />, { company, onError });
  await expect.element(note, { timeout: 15_000 }).toHaveTextContent(/^We couldn’t load the closing date\./);
  expect(reported()).toEqual([['BankTransactionEditor', expect.any(String)]]);
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.click(save);
  await expect.element(page.getByText(/so nothing was saved\. Try again/), { timeout: 15_000 }).toBeVisible();
  expect((await books.stored(transaction.id)).notes).toBe(transaction.notes);
  await pressDelete();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText(/^Not deleted\./), { timeout: 15_000 }).toBeVisible();
  expect((await books.stored(transaction.id)).id).toBe(transaction.id);
}, 60_000);

test('if the service denies access to the closing date, says so and lets the service check changes', async () => {
  const { company, books, transaction } = await openFailing('status=404');
  renderWithProvider(<BankTransactionEditor transactionId={transaction.id} />, { company });
  await expect.element(note).toHaveTextContent(/^We can’t tell whether the books are closed\./);
  expect(button('Try again').query()).toBeNull();
  await userEvent.fill(field('Notes'), 'Late');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(transaction.id)).notes).toBe('Late');
});

test('the notice says that the device is offline, and loads the closing date once it is online', async () => {
  const { company } = await openCompany((data) => data);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { onError, reported } = recordErrors();
  renderWithProvider(<ClosingNotice />, { company, onError });
  await expect.element(note).toHaveTextContent('You’re offline. We’ll load the closing date when you’re back online.');
  expect(reported()).toEqual([['ClosingNotice', 'The device is offline.']]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(note).toHaveTextContent(/^Books are closed/);
});
