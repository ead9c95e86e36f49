import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { callApi, createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany();
const openReviews = { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } };
const retry = page.getByRole('button', { name: 'Try again' });
/** A read is attempted four times, with back-offs of at most 3.5 s in total. */
const patiently = { timeout: 10_000 };

test('a company without transactions sees when they will appear', async () => {
  const none = await createCompany({ seed: 'none' });
  renderWithProvider(<BankTransactionList />, { company: none });
  await expect.element(page.getByText('No bank transactions yet')).toBeVisible();
  await expect.element(page.getByText('They’ll appear once a bank account is connected.')).toBeVisible();
  expect(page.getByRole('grid').query()).toBeNull();
  expect(page.getByRole('radio').query()).toBeNull(); // tabs
  expect(page.getByRole('button', { name: 'Filter' }).query()).toBeNull();
});

test('shows a message when nothing is left to review', async () => {
  const none = await createCompany({ seed: 'none' });
  renderWithProvider(<BankTransactionList defaultFilters={openReviews} />, { company: none });
  await expect.element(page.getByText('Nothing left to review.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  const toolsOpacity = () => getComputedStyle(search.element().closest('.daybook-filters') ?? document.body).opacity;
  await expect.poll(toolsOpacity).toBe('0'); // there is nothing to search
  (page.getByRole('radio', { name: /^To review/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('f');
  await expect.element(page.getByRole('combobox', { name: 'Filter by…' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^To review/ })).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  expect(toolsOpacity()).toBe('1');
  await userEvent.click(page.getByRole('button', { name: 'Show reviewed' })); // nothing moves as the focus leaves the search
  await expect.element(page.getByRole('radio', { name: /^Reviewed/ })).toBeChecked();
  await expect.poll(toolsOpacity).toBe('1');
});

test('a search without results keeps its field, also in the queue', async () => {
  const none = await createCompany({ seed: 'none' });
  renderWithProvider(<BankTransactionList defaultFilters={{ ...openReviews, search: 'x' }} />, { company: none });
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search transactions' })).toBeVisible();
});

test('says how many were reviewed in this session once nothing is left, and undoes the last change', async () => {
  const books = await createCompany({ seed: 'none' });
  const api = await createBankApi(books);
  const { id } = await api.save({ description: 'Alone', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  renderWithProvider(<BankTransactionList defaultFilters={openReviews} />, { company: books });
  (await transactionTable()).focus();
  await userEvent.keyboard('r');
  await expect
    .element(page.getByText('Nothing left to review. You reviewed 1 in this session.'), patiently)
    .toBeVisible();
  expect((await api.stored(id)).reviewStatus).toBe('RECONCILED');
  await userEvent.click(page.getByRole('button', { name: 'Undo the last change' }));
  await expect.element(page.getByRole('row', { name: /Alone/ }), patiently).toBeVisible();
  expect((await api.stored(id)).reviewStatus).toBe('PARTNER_REVIEW_REQUIRED');
  await expect.element(page.getByRole('grid')).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(page.getByText('You reviewed 1 in this session.'), patiently).toBeVisible(); // the same one
});

test('shows a failure instead of rows, and retry shows them', async () => {
  const requests = recordRequests();
  const served = await fetchTransactions(company);
  requests.length = 0;
  // The list, the count, the categories, the closing date and the bank accounts are each requested four times.
  renderWithProvider(<BankTransactionList />, { company, fault: 'status=500,times=20' });
  await expect.poll(() => requests.length, patiently).toBe(20);
  await expect
    .element(page.getByRole('alert'), patiently)
    .toHaveTextContent('We couldn’t load the bank transactions. Try again in a moment.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(page.getByRole('grid').query()).toBeNull();
  await userEvent.click(retry);
  await expect.poll(displayedTransactions).toEqual(served.slice(0, 100).map(toDisplayedTransaction));
});

test('missing permission does not look like empty books', async () => {
  renderWithProvider(<BankTransactionList />, { company, fault: 'status=403' });
  await expect.element(page.getByText('You don’t have access to the bank transactions.')).toBeVisible();
  expect(retry.query()).toBeNull();
  expect(page.getByRole('grid').query()).toBeNull();
});

test('keeps rows when a refetch fails, with a notice that they are outdated', async () => {
  let isFailing = false;
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    isFailing && String(input).includes('/query') ? new Response(null, { status: 500 }) : send(input, init),
  );
  renderWithProvider(
    <>
      <Refresh />
      <BankTransactionList />
    </>,
    { company },
  );
  const table = await transactionTable();
  await expect.element(page.getByRole('radio', { name: /^To review \d+$/ })).toBeVisible();
  isFailing = true;
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByRole('alert'), patiently).toHaveTextContent('Couldn’t refresh. Showing earlier data.');
  expect(transactionRows(table).length).toBeGreaterThan(50);
});

test('reports the loaded and review counts, again after a change', async () => {
  const own = await createCompany();
  const served = await fetchTransactions(own);
  const toReview = await fetchTransactions(own, openReviews);
  const onCountChange = vi.fn();
  renderWithProvider(
    <>
      <Refresh />
      <BankTransactionList defaultFilters={{ type: { in: ['REVENUE'] } }} onCountChange={onCountChange} />
    </>,
    { company: own },
  );
  const counted = {
    total: served.filter(({ type }) => type === 'REVENUE').length,
    isTotalComplete: true,
    actionRequired: toReview.length,
    isActionRequiredComplete: true,
  };
  await expect.poll(() => onCountChange.mock.calls).toEqual([[counted]]);
  const data = [{ id: toReview[0]?.id, reviewStatus: 'RECONCILED' }];
  await callApi(own, 'POST', '/v6/banks/transactions', { data });
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect
    .poll(() => onCountChange.mock.calls)
    .toEqual([[counted], [{ ...counted, actionRequired: toReview.length - 1 }]]);
});

test('counts up to a thousand to review and reports that there are more', async () => {
  const large = await createCompany({ entries: 1_100 });
  const send = window.fetch;
  // Requests all transactions instead of those to review.
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const isReview = typeof init?.body === 'string' && init.body.includes('PARTNER_REVIEW_REQUIRED');
    if (!isReview) return send(input, init);
    return send(input, { ...init, body: JSON.stringify({ ...JSON.parse(String(init.body)), filter: {} }) });
  });
  const onCountChange = vi.fn();
  renderWithProvider(<BankTransactionList onCountChange={onCountChange} />, { company: large });
  await expect.element(page.getByRole('radio', { name: 'To review 1,000+' }), patiently).toBeVisible();
  await expect
    .poll(() => onCountChange.mock.lastCall?.[0])
    .toMatchObject({ actionRequired: 1_000, isActionRequiredComplete: false, isTotalComplete: false });
});

test('the root takes class, attributes and ref, and onReady is called once with the rows', async () => {
  const ref = createRef<HTMLElement>();
  const onReady = vi.fn();
  const props = { ref, onReady, className: 'of-the-host', id: 'transactions' };
  const { rerender } = renderWithProvider(<BankTransactionList {...props} />, { company });
  await transactionTable();
  expect(ref.current?.className).toBe('daybook daybook-bank-transaction-list of-the-host');
  expect(ref.current?.id).toBe('transactions');
  rerender(<BankTransactionList {...props} sorting={[{ id: 'date', desc: false }]} />);
  const oldest = (await fetchTransactions(company, {}, 'ASC'))[0];
  await expect.poll(async () => (await displayedTransactions())[0]).toEqual(oldest && toDisplayedTransaction(oldest));
  expect(onReady).toHaveBeenCalledOnce();
});

test('uses messages from the provider and from the component', async () => {
  renderWithProvider(<BankTransactionList messages={{ title: 'Bewegungen' }} />, {
    company,
    messages: { bankTransactionList: { title: 'Umsätze', category: 'Kategorie' } },
  });
  await expect.element(page.getByRole('grid', { name: 'Bewegungen' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Kategorie' })).toBeVisible();
});
