import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type ApiTransaction,
  deleteAsOtherUser,
  fetchExpenseCategories,
  fetchTransactions,
  idsOf,
  isCategorizedInline,
  isSave,
  saveAsOtherUser,
  withoutFields,
} from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  bulk,
  chooseCategory,
  chooseReviewStatus,
  edit,
  field,
  form,
  jobTimeout,
  listedResults,
  openPreview,
  outcome,
  preview,
  retry,
  selection,
} from '../../support/bank-transactions/bulk.ts';
import { listedCategory, SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { closeBooks, closeBooksUnnoticed } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

/** A company, and `count` of its transactions without the review status that the tests set. */
async function openUnreviewed(count: number) {
  const books = await createCompany();
  const all = await fetchTransactions(books);
  return { books, some: all.filter((each) => each.reviewStatus !== 'RECONCILIATION_DISCREPANCY').slice(0, count) };
}

const isSplit = ({ children }: ApiTransaction) => children.length > 0;

test('of 500 edited transactions, 20 in a closed period are rejected and the others saved, with no other change', {
  timeout: 400_000,
}, async () => {
  const company = await createCompany({ entries: 700 });
  const [category] = await fetchExpenseCategories(company);
  const all = (await fetchTransactions(company)).filter(
    (each) => isCategorizedInline(each) && each.category?.id !== category?.id,
  );
  const closingDate = all[500]?.date ?? '';
  const closed = all.filter(({ date }) => date <= closingDate).slice(0, 20);
  const open = all.filter(({ date }) => date > closingDate).slice(0, 480);
  expect([closed.length, open.length]).toEqual([20, 480]);
  const selected = idsOf([...open, ...closed]);
  renderWithProvider(<SelectedTransactions initial={selected} />, { company });
  await expect.element(selection).toHaveTextContent('500 selected');
  await chooseCategory(category?.name ?? '');

  // Changes by another client in the meantime are neither lost nor reverted.
  const [noted, other] = open as [ApiTransaction, ApiTransaction];
  await saveAsOtherUser(company, [{ id: noted.id, notes: 'Asked the owner' }]);
  await saveAsOtherUser(company, [{ id: other.id, reviewStatus: 'PARTNER_REVIEW_REQUIRED' }]);
  await closeBooksUnnoticed(company, closingDate);
  const before = await fetchTransactions(company);

  await applyChanges();
  await expect.element(bulk.getByRole('progressbar')).toBeVisible();
  await expect.element(outcome, jobTimeout).toHaveTextContent('480 of 500 updated, 20 failed');
  const result = bulk.getByRole('dialog', { name: '480 of 500 updated, 20 failed' });
  await expect.element(result).toHaveFocus(); // not a button: the user may be typing elsewhere
  await expect.element(selection).toHaveTextContent('20 selected');
  await userEvent.click(bulk.getByRole('button', { name: 'Show all 20' }));
  const reasons = listedResults();
  expect(reasons).toHaveLength(20);
  for (const [place, { displayName }] of closed.entries()) {
    expect(reasons[place]).toContain(displayName);
    expect(reasons[place]).toContain(`The books are closed through ${closingDate}.`);
  }

  const saved = new Set(idsOf(open));
  const after = await fetchTransactions(company);
  expect(withoutFields(after, saved, 'category', 'rule')).toEqual(withoutFields(before, saved, 'category', 'rule'));
  const changed = after.filter(({ id }) => saved.has(id));
  expect(new Set(changed.map((each) => each.category?.id))).toEqual(new Set([category?.id]));
  expect(after.find(({ id }) => id === noted.id)).toMatchObject({ notes: 'Asked the owner' });
  await expect.poll(() => closed.every(({ id, category }) => listedCategory(id) === (category?.id ?? null))).toBe(true);

  // The books are reopened, and the failed ones are retried.
  await closeBooks(company, null);
  await userEvent.click(retry);
  await expect.element(outcome, jobTimeout).toHaveTextContent('500 of 500 updated');
  const last = await fetchTransactions(company);
  expect(withoutFields(last, new Set(selected), 'category', 'rule')).toEqual(
    withoutFields(before, new Set(selected), 'category', 'rule'),
  );
  expect(last.filter((each) => each.category?.id === category?.id && selected.includes(each.id))).toHaveLength(500);
  expect(bulk.getByRole('list').query()).toBeNull();
});

const company = await createCompany();
const [meals, travel] = (await fetchExpenseCategories(company)) as [
  { id: string; name: string },
  { id: string; name: string },
];

test('reports each item of a fully rejected batch', { timeout: 60_000 }, async () => {
  const books = await createCompany();
  const some = (await fetchTransactions(books)).slice(0, 3);
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  const requests = recordRequests();
  await chooseReviewStatus('Differs from the bank');
  await userEvent.click(openPreview);
  await expect.element(apply).toBeVisible();
  await closeBooksUnnoticed(books, some[0]?.date ?? '');
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 3 updated, 3 failed');
  expect(requests.find(isSave)?.status).toBe(400);
  expect(listedResults().every((text) => text.includes('The books are closed through'))).toBe(true);
  expect((await fetchTransactions(books)).slice(0, 3)).toEqual(some);
});

test('reports and removes transactions deleted by others, and edits those moved to another date', {
  timeout: 180_000,
}, async () => {
  const [gone, moved, fine, more] = (await fetchTransactions(company)).filter((each) => !isSplit(each)) as [
    ApiTransaction,
    ApiTransaction,
    ApiTransaction,
    ApiTransaction,
  ]; // the sample has hundreds
  renderWithProvider(<SelectedTransactions initial={idsOf([gone, moved, fine, more])} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await deleteAsOtherUser(company, gone.id);
  await saveAsOtherUser(company, [{ id: moved.id, date: '2026-01-02' }]);
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('3 of 4 updated, 1 failed');
  expect(listedResults()).toEqual([expect.stringContaining('Already deleted by someone else.')]);
  expect(listedResults()[0]).toContain(gone.displayName || gone.description);
  expect(retry.query()).toBeNull();
  await expect.poll(() => document.querySelector(`[data-id="${gone.id}"]`)).toBeNull();
  const after = await fetchTransactions(company);
  expect(after.find(({ id }) => id === moved.id)).toMatchObject({
    date: '2026-01-02',
    reviewStatus: 'RECONCILIATION_DISCREPANCY',
  });
});

test('leaves the category of a split transaction to its lines and saves other changes', {
  timeout: 180_000,
}, async () => {
  const all = await fetchTransactions(company);
  const split = all.find(isSplit) as ApiTransaction; // the sample has some
  const unsplit = all.find((each) => isCategorizedInline(each) && each.category?.id !== meals.id) as ApiTransaction;
  renderWithProvider(<SelectedTransactions initial={idsOf([split, unsplit])} />, { company });
  await chooseCategory(meals.name);
  await userEvent.click(openPreview);
  await expect.element(preview.getByText('1 is split: excluded')).toBeVisible();
  await expect.element(preview.getByText('1 transaction will change')).toBeVisible();
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('1 of 1 updated');
  await expect.element(selection).toHaveTextContent('1 selected');
  expect((await fetchTransactions(company)).find(({ id }) => id === split.id)).toEqual(split);

  // The review status of a split transaction can change, too.
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect
    .poll(async () => (await fetchTransactions(company)).find(({ id }) => id === split.id))
    .toEqual({ ...split, reviewStatus: 'RECONCILIATION_DISCREPANCY' });
});

test('Stop keeps unsent transactions selected, without a dialog; sent ones are saved', {
  timeout: 180_000,
}, async () => {
  const { books, some } = await openUnreviewed(120);
  const gate = createGate();
  let saves = 0;
  const requests = recordRequests({
    until: (request) => {
      if (!isSave(request)) return undefined;
      saves += 1;
      return saves === 2 ? gate.opened : undefined;
    },
  });
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(bulk, jobTimeout).toHaveTextContent('50 of 120');
  await expect.poll(() => saves, jobTimeout).toBe(2);
  await userEvent.click(bulk.getByRole('button', { name: 'Stop' }));
  await expect.element(bulk).toHaveTextContent('Stopping…');
  gate.open();
  await expect.element(outcome, jobTimeout).toHaveTextContent('100 of 120 updated, 20 not sent');
  await expect.element(selection).toHaveTextContent('20 selected');
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(requests.filter(isSave)).toHaveLength(2);
  const sent = new Set(idsOf(some.slice(0, 100)));
  const after = await fetchTransactions(books);
  expect(new Set(after.filter((each) => sent.has(each.id)).map((each) => each.reviewStatus))).toEqual(
    new Set(['RECONCILIATION_DISCREPANCY']),
  );
  for (const each of some.slice(100)) expect(after).toContainEqual(each);
});

test('changes by another client during a job survive, also in the last batch', {
  timeout: 180_000,
}, async () => {
  const { books, some } = await openUnreviewed(120);
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.poll(() => requests.filter(isSave).length).toBe(1);
  const [late, gone] = some.slice(-2) as [ApiTransaction, ApiTransaction];
  await saveAsOtherUser(books, [{ id: late.id, notes: 'Asked the owner' }]);
  await deleteAsOtherUser(books, gone.id);
  gate.open();
  await expect.element(outcome, jobTimeout).toHaveTextContent('119 of 120 updated, 1 failed');
  expect(listedResults()).toEqual([expect.stringContaining('Already deleted by someone else.')]);
  expect((await fetchTransactions(books)).find(({ id }) => id === late.id)).toEqual({
    ...late,
    notes: 'Asked the owner',
    reviewStatus: 'RECONCILIATION_DISCREPANCY',
  });
  expect(requests.filter(isSave).map(({ body }) => body.data.length)).toEqual([50, 50, 19]);
});

test('changes classes, vendor and category in one request', { timeout: 60_000 }, async () => {
  const books = await createCompany();
  const some = (await fetchTransactions(books))
    .filter((each) => isCategorizedInline(each) && each.classSegments.length > 0)
    .slice(0, 5);
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseCategory((await fetchExpenseCategories(books))[1]?.name ?? '');
  await userEvent.selectOptions(field('Vendor'), 'Remove');
  await userEvent.selectOptions(field('Classes'), 'Replace');
  await userEvent.click(form.getByRole('button', { name: /New classes/ }));
  await expect.element(form.getByRole('checkbox').first()).toBeVisible();
  await userEvent.click(form.getByRole('checkbox').first());
  await userEvent.keyboard('{Escape}');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('5 of 5 updated');
  const ids = new Set(idsOf(some));
  const after = await fetchTransactions(books);
  const changed = after.filter(({ id }) => ids.has(id));
  expect(new Set(changed.map((each) => each.vendor))).toEqual(new Set([null]));
  for (const { classSegments } of changed) {
    // One value of each dimension, as before: none was lost.
    const dimensions = classSegments.map(({ label }) => label.id);
    expect(new Set(dimensions).size).toBe(dimensions.length);
  }
  const touched = ['category', 'vendor', 'classSegments', 'rule'] as const;
  expect(withoutFields(changed, ids, ...touched)).toEqual(
    some.map((each) => withoutFields([each], ids, ...touched)[0]),
  );
  expect(requests.filter(isSave)).toHaveLength(1);
});

test('sends nothing without a choice, and asks for a missing value', {
  timeout: 180_000,
}, async () => {
  const some = (await fetchTransactions(company)).slice(0, 2);
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company });
  await userEvent.click(edit);
  for (const label of ['Category', 'Vendor', 'Review status'])
    await expect.element(field(label)).toHaveTextContent('Don’t change');
  await userEvent.click(openPreview, { force: true });
  await expect.element(form).toHaveTextContent('Choose what to change first.');
  await userEvent.selectOptions(field('Category'), 'Change to');
  await userEvent.selectOptions(field('Vendor'), 'Change to');
  await userEvent.click(openPreview);
  await expect.element(page.getByRole('combobox', { name: 'New category' })).toHaveFocus();
  await expect
    .element(page.getByRole('combobox', { name: 'New vendor' }))
    .toHaveAccessibleDescription(/Choose a vendor/);
  expect(requests.filter(isSave)).toEqual([]);
  expect(travel.name).not.toBe(meals.name);
});
