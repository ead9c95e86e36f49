import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList } from '../../../src/index.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { isQuery } from '../../support/limitPages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests, type SentRequest } from '../../support/requests.ts';
import { callApi, createCompany } from '../../support/sandbox/company.ts';

const toReview = { reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
const tab = (count: string) => page.getByRole('radio', { name: `To review ${count}` });
const isCount = (request: SentRequest) => isQuery(request) && request.body.filter?.reviewStatus;

test('a save in an editor changes the number to review; what takes several requests is only counted again by Refresh', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [first, second] = [await books.save(toReview), await books.save(toReview)];
  const { date, amount, description, apiName } = first;
  const item = { date, amount, description, apiName, bankAccountId: first.bankAccount.id, ...toReview };
  const data = Array.from({ length: 86 }, () => ({ ...item, classSegmentIds: [books.required.id] }));
  for (let part = 0; part < 3; part += 1) await callApi(company, 'POST', '/v6/banks/transactions', { data });
  const requests = recordRequests();
  renderWithProvider(
    <>
      <BankTransactionEditor transactionId={first.id} inReviewQueue onNavigate={() => {}} />
      <BankTransactionList />
    </>,
    { company },
  );
  await transactionTable();
  await expect.element(tab('260')).toBeVisible();
  const before = requests.length;
  await userEvent.click(page.getByRole('button', { name: 'Mark as reviewed and next' }));
  await expect.element(tab('259')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  await expect.element(tab('260')).toBeVisible();
  await expect.poll(() => books.stored(first.id)).toMatchObject(toReview);
  await books.update({ ...second, reviewStatus: 'RECONCILED' });
  await new Promise((resolve) => setTimeout(resolve, 3_500)); // with what waits for more writes
  const sent = requests.slice(before);
  expect(sent.filter(isSave)).toHaveLength(2);
  expect(sent.filter(isCount)).toEqual([]);
  await expect.element(tab('260')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.element(tab('259')).toBeVisible();
  expect(requests.slice(before).filter(isCount)).toHaveLength(2);
}, 60_000);
