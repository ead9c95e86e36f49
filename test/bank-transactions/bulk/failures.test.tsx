import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions, injectFaultAt, saveAsOtherUser, saveRequest } from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  bulk,
  chooseReviewStatus,
  edit,
  field,
  jobTimeout,
  listedResults,
  outcome,
  remove,
  retry,
  selection,
} from '../../support/bank-transactions/bulk.ts';
import { SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

/** A new company and 120 of its transactions without the review status that the tests set, for three requests. */
async function openSelection() {
  const company = await createCompany();
  const all = await fetchTransactions(company);
  const some = all.filter(({ reviewStatus }) => reviewStatus !== 'RECONCILIATION_DISCREPANCY').slice(0, 120);
  const ids = some.map(({ id }) => id);
  const done = async () => {
    const stored = await fetchTransactions(company);
    return stored.filter((each) => ids.includes(each.id) && each.reviewStatus === 'RECONCILIATION_DISCREPANCY');
  };
  return { company, ids, done };
}

/** Counts how often each transaction was sent. */
function countSent(): Map<string, number> {
  const sent = new Map<string, number>();
  for (const [input, init] of vi.mocked(window.fetch).mock.calls) {
    if (init?.method !== 'POST' || !/\/v6\/banks\/transactions$/.test(String(input))) continue;
    for (const { id } of JSON.parse(String(init.body)).data) sent.set(id, (sent.get(id) ?? 0) + 1);
  }
  return sent;
}

test('after a lost response a retry checks first, and does not resend what was saved', {
  timeout: 60_000,
}, async () => {
  const { company, ids, done } = await openSelection();
  injectFaultAt({ ...saveRequest, nth: 2, fault: 'lose=response' });
  renderWithProvider(<SelectedTransactions initial={ids} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('50 of 120 updated, 20 failed, 50 not confirmed');
  await expect.element(selection).toHaveTextContent('70 selected');
  await userEvent.click(bulk.getByRole('button', { name: 'Show all 70' }));
  const reasons = listedResults();
  expect(reasons.filter((text) => text.includes('Couldn’t confirm the save.'))).toHaveLength(50);
  expect(reasons.filter((text) => text.includes('Skipped: an earlier request got no response.'))).toHaveLength(20);
  expect(await done()).toHaveLength(100);

  // Someone else changes another field of a saved transaction: that change stays.
  await saveAsOtherUser(company, [{ id: ids[60], notes: 'Seen' }]);
  await userEvent.click(retry);
  await expect.element(outcome, jobTimeout).toHaveTextContent('120 of 120 updated');
  expect(await done()).toHaveLength(120);
  expect((await done()).find(({ id }) => id === ids[60])).toMatchObject({ notes: 'Seen' });
  const sent = countSent();
  expect(ids.map((id) => sent.get(id))).toEqual(Array(120).fill(1));
});

test.each([
  ['drop', '70 failed, 50 not confirmed', 'Couldn’t confirm the save.'],
  ['status=500', '70 failed, 50 not confirmed', 'Couldn’t confirm the save.'],
  ['status=429', '120 failed', 'Skipped: too many requests. Retry in five minutes.'],
])(
  'keeps the selection if the first request fails with %s: %s, and a retry saves it',
  { timeout: 60_000 },
  async (fault, counts, reason) => {
    const { company, ids, done } = await openSelection();
    injectFaultAt({ ...saveRequest, nth: 1, fault: `${fault}` });
    renderWithProvider(<SelectedTransactions initial={ids} />, { company });
    await chooseReviewStatus('Differs from the bank');
    await applyChanges();
    await expect.element(outcome, jobTimeout).toHaveTextContent(`0 of 120 updated, ${counts}`);
    await expect.element(selection).toHaveTextContent('120 selected');
    expect(listedResults()[0]).toContain(reason);
    expect(await done()).toEqual([]);
    await userEvent.click(retry);
    await expect.element(outcome, jobTimeout).toHaveTextContent('120 of 120 updated');
    expect(await done()).toHaveLength(120);
  },
);

test('after a rate limit the rest is reported as skipped, with advice', { timeout: 60_000 }, async () => {
  const { company, ids, done } = await openSelection();
  injectFaultAt({ ...saveRequest, nth: 2, fault: 'status=429,retry-after=60' });
  renderWithProvider(<SelectedTransactions initial={ids} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('50 of 120 updated, 70 failed');
  await userEvent.click(bulk.getByRole('button', { name: 'Show all 70' }));
  expect(listedResults().every((text) => text.includes('Retry in five minutes.'))).toBe(true);
  expect(await done()).toHaveLength(50);
});

test('reports missing permission and keeps the selection and the form', { timeout: 60_000 }, async () => {
  const { company, ids, done } = await openSelection();
  const some = ids.slice(0, 3);
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(<SelectedTransactions initial={some} />, { company, fetchToken });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 3 updated, 3 failed');
  expect(listedResults()).toEqual(Array(3).fill(expect.stringContaining('You don’t have permission to edit this.')));
  await expect.element(selection).toHaveTextContent('3 selected');
  await expect.element(page.getByText(/You don’t have permission to change bank transactions\./)).toBeVisible();
  for (const action of [edit, remove]) expect(action.query()).toBeNull();
  expect(await done()).toEqual([]);
});

test('keeps the form after a failure and resets it after a success', { timeout: 60_000 }, async () => {
  const { company, ids } = await openSelection();
  const some = ids.slice(0, 3);
  injectFaultAt({ ...saveRequest, nth: 1, fault: 'status=429' });
  renderWithProvider(<SelectedTransactions initial={some} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 3 updated, 3 failed');
  await userEvent.click(bulk.getByRole('button', { name: 'Close' }));
  await userEvent.click(edit);
  await expect.element(field('Review status')).toHaveValue('RECONCILIATION_DISCREPANCY');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('3 of 3 updated');
});

test('what a partly refused edit saved can be undone from its results, and the offer to undo counts the rest', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const before = await fetchTransactions(company);
  const changed = async () => {
    const stored = await fetchTransactions(company);
    return stored.filter(({ reviewStatus }, place) => reviewStatus !== before[place]?.reviewStatus);
  };
  injectFaultAt({ ...saveRequest, nth: 2, fault: 'status=429,retry-after=60' });
  renderWithProvider(<BankTransactionList selectable />, { company });
  await expect.element(page.getByRole('row').nth(5)).toBeVisible();
  (await page.getByRole('grid').findElement()).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(selection).toHaveTextContent('100 selected');
  await userEvent.keyboard('r');
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent(/^50 of \d+ updated, \d+ failed$/);
  expect(await changed()).toHaveLength(50);
  const [, failed] = /(\d+) failed/.exec((await outcome.findElement()).textContent) ?? [];
  await expect.element(page.getByText(`50 transactions updated. ${failed} not saved.`)).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo 50 changes' }));
  await expect.poll(changed, jobTimeout).toHaveLength(0);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('an edit whose list is left says how much of it was saved', { timeout: 60_000 }, async () => {
  const { company, ids, done } = await openSelection();
  const { rerender } = renderWithProvider(<SelectedTransactions initial={ids} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.poll(done, jobTimeout).not.toHaveLength(0);
  rerender(<p>Another page</p>);
  const said = page.getByText(/^\d+ transactions updated\. \d+ not saved\.$/);
  await expect.element(said, jobTimeout).toBeVisible();
  const saved = (await done()).length;
  expect(saved).toBeLessThan(120);
  expect(said.element().textContent).toBe(`${saved} transactions updated. ${120 - saved} not saved.`);
});
