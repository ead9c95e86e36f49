import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const openReviews = { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] };
const all = await fetchTransactions(company);
const toReview = await fetchTransactions(company, { reviewStatus: openReviews });
const reviewed = await fetchTransactions(company, { reviewStatus: { in: ['RECONCILED'] } });
const tab = (name: RegExp | string) => page.getByRole('group', { name: 'Review' }).getByRole('radio', { name });
const chips = page.getByRole('list', { name: 'Active filters' });
const expectRows = (expected: typeof all) =>
  expect.poll(displayedTransactions).toEqual(expected.slice(0, 100).map(toDisplayedTransaction));

test('tabs list what is to review, all, and what is reviewed, without a chip, and nothing moves', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  const { top } = (await transactionTable()).getBoundingClientRect();
  await expect.element(tab(/^All/)).toBeChecked();
  await userEvent.click(tab(`To review ${toReview.length}`));
  await expectRows(toReview);
  expect(onFiltersChange.mock.lastCall).toEqual([{ reviewStatus: openReviews }]);
  await expect.element(tab(/^To review/)).toBeChecked();
  expect(chips.query()).toBeNull();
  expect((await transactionTable()).getBoundingClientRect().top).toBe(top);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expectRows(reviewed);
  await expect.element(tab(/^Reviewed \d+\+?$/)).toBeChecked();
  expect(onFiltersChange.mock.lastCall).toEqual([{ reviewStatus: { in: ['RECONCILED'] } }]);
});

test('the ring of a tab is beside its text', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  (await tab(/^All/).findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  const label = document.activeElement?.closest('label') ?? expect.unreachable();
  const { outlineWidth, outlineOffset } = getComputedStyle(label);
  const text = document.createRange();
  const inner = label.getBoundingClientRect().left - Number.parseFloat(outlineOffset);
  const name = [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? expect.unreachable();
  text.selectNode(name);
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0);
  expect(text.getBoundingClientRect().left).toBeGreaterThan(inner);
});

test('digits choose tabs from within the table, but not while typing', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('1');
  await expectRows(toReview);
  (await transactionTable()).focus();
  await userEvent.keyboard('2');
  await expectRows(all);
  await userEvent.keyboard('/');
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('searchbox')).toHaveValue('1');
  await expect.element(tab(/^All/)).toBeChecked();
});

test('a count is that of the filters, and none is shown before it is known', async () => {
  const [{ description = '' } = expect.unreachable()] = toReview;
  const search = description.split(' ')[0] ?? '';
  renderWithProvider(<BankTransactionList defaultFilters={{ search }} />, { company });
  await transactionTable();
  // The company's count would be taken for that of the search.
  await expect.element(tab('To review')).toHaveAccessibleName('To review');
  const { length } = await fetchTransactions(company, { search });
  await expect.element(tab(/^All/)).toHaveAccessibleName(`All ${length > 100 ? '100+' : length}`);
  await expect.element(tab('Reviewed')).toHaveAccessibleName('Reviewed');
  // Only one that is being loaded has room.
  for (const name of ['To review', 'Reviewed'])
    expect(tab(name).element().parentElement?.querySelector('bdi')).toBeNull();
});

test.each([true, false])('what is reviewed is counted where all are loaded (all: %s)', async (isAll) => {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith('/v6/banks/transactions/query')) return response;
    const { cursor, ...body } = await response.json();
    return Response.json(isAll ? body : { ...body, cursor });
  });
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  const count = all.slice(0, 100).filter(({ reviewStatus }) => reviewStatus === 'RECONCILED').length;
  expect(count).toBeGreaterThan(0);
  await expect.element(tab(/^All/)).toHaveAccessibleName(isAll ? 'All 100' : 'All 100+');
  await expect.element(tab('Reviewed')).toHaveAccessibleName(isAll ? `Reviewed ${count}` : 'Reviewed');
});

test('the shown tab counts its own list, though the loaded list of all says another number', async () => {
  const send = currentFetch();
  let isFewer = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith('/v6/banks/transactions/query')) return response;
    const { cursor, ...body } = await response.json();
    return Response.json(isFewer ? { ...body, data: body.data.slice(0, 5) } : body);
  });
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await expect.element(tab(/^Reviewed \d+/)).toBeVisible();
  isFewer = true; // someone else changed the others
  await userEvent.click(tab(/^Reviewed/));
  await expect.element(tab(/^Reviewed/)).toHaveAccessibleName('Reviewed 5');
});

test('a count that is known stays while another tab is shown', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await expect.element(tab(/^All/)).toHaveAccessibleName('All 100+');
  await userEvent.click(tab(/^Reviewed/));
  await expectRows(reviewed);
  const name = `Reviewed ${reviewed.length > 100 ? '100+' : reviewed.length}`;
  await expect.element(tab(/^Reviewed/)).toHaveAccessibleName(name);
  await expect.element(tab(/^All/)).toHaveAccessibleName('All 100+');
  await userEvent.click(tab(/^To review/));
  await expectRows(toReview);
  await expect.element(tab(/^All/)).toHaveAccessibleName('All 100+');
  await expect.element(tab(/^Reviewed/)).toHaveAccessibleName(name);
});

test('no tab is chosen if the filters fit none, and their chip says what they are', async () => {
  const reviewStatus = { in: ['RECONCILIATION_DISCREPANCY' as const] };
  renderWithProvider(<BankTransactionList defaultFilters={{ reviewStatus }} />, { company });
  await expect.element(chips).toHaveTextContent('Review Differs from the bank');
  for (const radio of page.getByRole('group', { name: 'Review' }).getByRole('radio').all())
    await expect.element(radio).not.toBeChecked();
});

test.each([
  ['To review', true],
  ['All', false],
  ['Reviewed', false],
])('a selection in the tab %s is in the review queue: %s', async (name, inReviewQueue) => {
  const onTransactionSelect = vi.fn();
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} />, { company });
  await transactionTable();
  await userEvent.click(tab(new RegExp(`^${name}`)));
  await expectRows({ 'To review': toReview, All: all, Reviewed: reviewed }[name] ?? []);
  (await transactionTable()).focus();
  await userEvent.keyboard('o');
  expect(onTransactionSelect.mock.lastCall).toEqual([expect.objectContaining({ inReviewQueue })]);
});

test('clearing the chips keeps the tab', async () => {
  renderWithProvider(
    <BankTransactionList defaultFilters={{ reviewStatus: openReviews, search: 'zzz', type: { in: ['EXPENSE'] } }} />,
    { company },
  );
  await expect.element(chips).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear all' })); // Clear filters clears the tab, too
  await expectRows(toReview);
  await expect.element(tab(/^To review/)).toBeChecked();
});
