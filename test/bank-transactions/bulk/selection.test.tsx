import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, fetchTransactions, isSave } from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  chooseCategory,
  edit,
  field,
  form,
  jobTimeout,
  leavePage,
  openPreview,
  outcome,
  preview,
  question,
  remove,
  removeSelected,
  selection,
} from '../../support/bank-transactions/bulk.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { closeBooksUnnoticed } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const box = (name: RegExp) => page.getByRole('checkbox', { name }).first();

test('reviewing all at once empties the list, and can be undone', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const toReview = (await fetchTransactions(company)).filter(({ reviewStatus }) =>
    ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'].includes(reviewStatus ?? ''),
  );
  const filters = { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } };
  const onSelectionChange = vi.fn();
  renderWithProvider(<BankTransactionList defaultFilters={filters} onSelectionChange={onSelectionChange} />, {
    company,
  });
  await userEvent.click(box(/^Select all/));
  await expect.element(selection).toHaveTextContent(`${toReview.length} selected`);
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Review status'), 'Reviewed');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent(`${toReview.length} of ${toReview.length} updated`);
  await expect.element(page.getByText('Nothing left to review.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ transactionIds: [] });
  const after = await fetchTransactions(company);
  const changed = after.filter(({ id }) => toReview.some((each) => each.id === id));
  expect(changed).toEqual(toReview.map((each) => ({ ...each, reviewStatus: 'RECONCILED' })));
});

test.each(['its undo', 'another selection', 'another tab'])(
  '%s ends the result for screen readers',
  {
    timeout: 60_000,
  },
  async (end) => {
    renderWithProvider(<BankTransactionList selectable />, { company: await createCompany() });
    const row = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
    await userEvent.click(row);
    await userEvent.click(edit);
    await userEvent.selectOptions(field('Review status'), 'Differs from the bank');
    await applyChanges();
    await expect.element(outcome, jobTimeout).toHaveTextContent('1 of 1 updated');
    await expect.element(selection).not.toBeInTheDocument();
    if (end === 'its undo') await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
    else if (end === 'another tab') await userEvent.click(page.getByText('To review').first());
    else await userEvent.click(row);
    await expect.element(page.getByText('1 of 1 updated')).not.toBeInTheDocument();
  },
);

test('rejected rows stay checked, and the actions keep their place', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const all = await fetchTransactions(company);
  renderWithProvider(<BankTransactionList selectable />, { company });
  await expect.element(box(/^Select all/)).toBeVisible();
  const table = page.getByRole('grid').element();
  const before = table.getBoundingClientRect().top;
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await userEvent.click(rows.nth(0));
  await userEvent.click(rows.nth(1));
  await expect.element(edit).toBeVisible();
  expect(table.getBoundingClientRect().top).toBe(before);

  await closeBooksUnnoticed(company, all[0]?.date ?? '');
  await removeSelected();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText('Deleted 2 transactions')).toBeVisible();
  leavePage();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 2 deleted, 2 failed');
  await expect.element(selection).toHaveTextContent('2 selected');
  await expect.element(rows.nth(0)).toBeChecked();
  await expect.element(rows.nth(1)).toBeChecked();
});

test('a bulk edit works by keyboard alone', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const [first] = await fetchTransactions(company);
  renderWithProvider(<BankTransactionList selectable />, { company });
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Category')).toBeVisible();
  // The Delete button is first, then the form.
  await userEvent.tab();
  await expect.element(remove).toHaveFocus();
  await userEvent.tab();
  await expect.element(field('Category')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Category')).toBeVisible();
  for (let step = 0; step < 5; step++) await userEvent.tab();
  await expect.element(field('Review status')).toHaveFocus();
  await userEvent.keyboard('Differs');
  await userEvent.tab();
  await expect.element(openPreview).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(preview.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(apply).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(outcome, jobTimeout).toHaveTextContent('1 of 1 updated');
  // Keyboard users continue from here, not from the top of the page.
  expect(document.activeElement).not.toBe(document.body);
  const stored = (await fetchTransactions(company)).find(({ id }) => id === first?.id);
  expect(stored).toEqual({ ...first, reviewStatus: 'RECONCILIATION_DISCREPANCY' });
});

test('unmounting the list cancels the job, and onBusyChange reports start and end', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const before = await fetchTransactions(company);
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  const onBusyChange = vi.fn();
  const { rerender } = renderWithProvider(<BankTransactionList selectable onBusyChange={onBusyChange} />, { company });
  await userEvent.click(box(/^Select all/));
  await expect.element(selection).toHaveTextContent('100 selected');
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Review status'), 'Differs from the bank');
  expect(onBusyChange).not.toHaveBeenCalled();
  await applyChanges();
  await expect.poll(() => requests.filter(isSave).length).toBe(1);
  expect(onBusyChange.mock.calls).toEqual([[{ isBusy: true }]]);
  rerender(<p>Another page</p>);
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(onBusyChange.mock.calls).toEqual([[{ isBusy: true }], [{ isBusy: false }]]);
  gate.open();
  await expect.poll(() => requests.filter(isSave)[0]?.status).toBe(200);
  // These requests take longer than the next save would.
  for (let read = 0; read < 3; read++) await fetchTransactions(company);
  expect(requests.filter(isSave)).toHaveLength(1);
  const sent = requests.filter(isSave)[0]?.body.data.map(({ id }: { id: string }) => id);
  const after = await fetchTransactions(company);
  const changed = after.filter((each, place) => each.reviewStatus !== before[place]?.reviewStatus);
  expect(changed.every(({ id }) => sent.includes(id))).toBe(true);
});

test('a read-only list has no checkboxes, and says that it is one', async () => {
  const company = await createCompany();
  renderWithProvider(<BankTransactionList selectable readOnly />, { company });
  await expect.element(page.getByText('View only')).toBeVisible();
  expect(page.getByRole('checkbox').query()).toBeNull();
  expect(page.getByRole('button', { name: /^(Accept|Reviewed:) / }).query()).toBeNull();
});

test('the bar takes the place of the toolbar, and says what can change', { timeout: 60_000 }, async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const [category] = api.categories.expense as Json[];
  const children = [-100_00, -20_00].map((amount) => ({ amount, categoryId: category.id }));
  const saved = [];
  for (const [place, item] of [{}, {}, { children }].entries())
    saved.push(await api.save({ description: `Bar ${place}`, reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item }));
  suggestCategories((transaction) =>
    transaction.category || transaction.children.length > 0 ? undefined : category.id,
  );
  renderWithProvider(<BankTransactionList selectable />, { company });
  await expect.element(page.getByRole('button', { name: /^Accept / }).first()).toBeVisible();
  const topOf = () => page.getByRole('grid').element().getBoundingClientRect().top;
  const before = topOf();
  await userEvent.click(box(/^Select all/));
  await expect.element(selection).toHaveTextContent('3 selected · net −360.00');
  await expect.element(page.getByText('2 can change · 1 is split: excluded')).toBeVisible();
  expect(topOf()).toBe(before);
  await expect
    .element(page.getByRole('searchbox', { name: 'Search transactions', includeHidden: true }))
    .not.toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Accept 2 suggestions' }));
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 updated');
  const stored = await Promise.all(saved.map(({ id }) => api.stored(id)));
  expect(stored.map(({ reviewStatus }) => reviewStatus)).toEqual([
    'RECONCILED',
    'RECONCILED',
    'PARTNER_REVIEW_REQUIRED',
  ]);
  expect(stored.map((each) => each.category?.id)).toEqual([category.id, category.id, undefined]);
});

test('a category chosen in the bar goes to the preview', { timeout: 60_000 }, async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  await api.save({ description: 'By category' });
  renderWithProvider(<BankTransactionList selectable />, { company });
  await userEvent.click(box(/^Select the loaded/));
  await userEvent.click(page.getByRole('button', { name: 'Category…' }));
  await expect.element(page.getByRole('combobox', { name: 'New category' })).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(preview).toHaveTextContent('Uncategorized → Office Supplies');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  await expect.element(page.getByRole('grid')).toHaveFocus();
});

test('the preview counts whose category changes, not those that are only reviewed', { timeout: 60_000 }, async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const [same, other] = api.categories.expense.flatMap(({ children }: Json) => children) as [Json, Json];
  for (const category of [undefined, other, other, same])
    await api.save({
      description: category?.name ?? 'None',
      categoryId: category?.id,
      reviewStatus: 'PARTNER_REVIEW_REQUIRED',
    });
  renderWithProvider(<BankTransactionList selectable />, { company });
  await userEvent.click(box(/^Select all/));
  await chooseCategory(same.name);
  await userEvent.click(openPreview);
  await expect.element(preview).toHaveTextContent('4 transactions will change');
  await expect.element(preview).toHaveTextContent('1 without a category, 2 will change theirs');
});
