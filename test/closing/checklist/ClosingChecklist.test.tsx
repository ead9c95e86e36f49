import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosingForm, type ClosingFormProps } from '../../../src/index.ts';
import { createBankApi, injectFault } from '../../support/bank-transactions/api.ts';
import { fetchClosing, saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests, type SentRequest } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const date = page.getByRole('textbox', { name: 'Books closed through' });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const close = page.getByRole('button', { name: 'Close through Apr 30, 2026' });
const question = page.getByRole('alertdialog', { name: 'Close with 3 items open?' });

/** Books closed through March, with open transactions in March, April and May. */
async function openChecklist(props: ClosingFormProps = {}) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  for (const each of ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01']) {
    await books.save({ date: each, reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  }
  await books.save({ date: '2026-04-12', reviewStatus: 'RECONCILIATION_DISCREPANCY' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  renderWithProvider(<ClosingForm {...props} />, { company });
  await userEvent.fill(date, '04/30/2026');
  return company;
}

test('counts what is open in the newly closed days, opens each list, and asks once before it closes them', async () => {
  const onChecklistSelect = vi.fn();
  const company = await openChecklist({ onChecklistSelect });
  await userEvent.click(row('To review').getByRole('button', { name: 'Review 2' }));
  await userEvent.click(row('Uncategorized').getByRole('button', { name: 'Categorize 3' }));
  await userEvent.click(row('Unreconciled').getByRole('button', { name: 'Open 1' }));
  await expect.element(row('Draft invoices')).toHaveTextContent(/None dated in this periodNone$/);
  await expect.element(page.getByText(/^3 items in this period. You can close with open items, but/)).toBeVisible();
  const april = { greaterThanEqual: '2026-04-01', lessThanEqual: '2026-04-30' };
  expect(onChecklistSelect.mock.calls.map(([selection]) => selection)).toEqual([
    { item: 'toReview', filters: { date: april, reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED'] } } },
    { item: 'uncategorized', filters: { date: april, isUncategorized: true } },
    { item: 'unreconciled', filters: { date: april, reviewStatus: { in: ['RECONCILIATION_DISCREPANCY'] } } },
  ]);

  await userEvent.click(close);
  await expect.element(question).toHaveTextContent(/items open\?\s*2 to review, 3 uncategorized, and 1 unreconciled\./);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect((await fetchClosing(company)).date).toBe('2026-03-31');
  await userEvent.click(close);
  await userEvent.click(question.getByRole('button', { name: 'Close anyway' }));
  await expect.element(page.getByText(/^Books closed through Apr 30, 2026/)).toBeVisible();
  expect((await fetchClosing(company)).date).toBe('2026-04-30');
});

test('a count that fails says so, never reads as none, and can be tried again', async () => {
  let isFailing = true;
  injectFault('status=400', ({ path }) => isFailing && path === '/v6/invoicing/invoices/query');
  await openChecklist();
  await expect.element(row('Draft invoices')).toHaveTextContent(/Couldn’t be counted/);
  await expect.element(row('To review')).toHaveTextContent(/2$/);
  isFailing = false;
  await userEvent.click(row('Draft invoices').getByRole('button', { name: 'Try again' }));
  await expect.element(row('Draft invoices')).toHaveTextContent(/None$/);
});

test('a count that ends before the last page has a plus sign', async () => {
  const send = currentFetch();
  let pages = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/v6/banks/transactions/query')) return send(input, init);
    pages += 1;
    const cursor = { after: `page_${pages}` };
    if (`${input} ${init?.body}`.includes('page_')) return Response.json({ data: [], cursor });
    const response = await send(input, init);
    return Response.json({ ...(await response.json()), cursor });
  });
  await openChecklist({ onChecklistSelect: () => {} });
  await expect.element(row('To review').getByRole('button')).toHaveTextContent('Review 2+');
  await expect.element(row('Unreconciled').getByRole('button')).toHaveTextContent('Open 1+');
  await expect.element(page.getByText(/^3\+ items in this period\./)).toBeVisible();
});

test('Undo sends the former date, but not over a change by someone else', async () => {
  const company = await createCompany({ seed: 'none' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  const requests = recordRequests();
  renderWithProvider(<ClosingForm />, { company });
  const undo = page.getByRole('button', { name: 'Undo' });
  await userEvent.fill(date, '04/30/2026');
  await expect.element(page.getByText('No open items through Apr 30, 2026')).toBeVisible();
  await userEvent.click(close);
  await userEvent.click(undo);
  await expect.element(page.getByText(/^Undone/)).toBeVisible();
  expect(await fetchClosing(company)).toEqual({ date: '2026-03-31', modifications: 'DISABLED' });

  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(close);
  await expect.element(undo).toBeVisible();
  // The form loads the closing again after a save; later, it would learn of the change and offer no Undo.
  const isOfClosing = ({ path }: SentRequest) => path === '/v6/closing';
  await expect.poll(() => requests.filter(isOfClosing).at(-1)).toMatchObject({ method: 'GET', status: 200 });
  await saveClosing(company, { date: '2026-05-31' });
  await userEvent.click(undo);
  await expect.element(page.getByText(/^Someone else has changed the closing settings since then/)).toBeVisible();
  expect((await fetchClosing(company)).date).toBe('2026-05-31');
});
