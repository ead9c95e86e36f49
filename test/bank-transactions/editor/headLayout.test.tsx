import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { match, openDeposit } from '../../support/bank-transactions/deposit.tsx';
import { field } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const head = () => page.getByRole('heading', { level: 2 }).element().closest('header') ?? expect.unreachable();

test('nothing shows above the head in a drawer with padding', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { id } = await books.save({ attachmentIds: [] });
  const padding = 16;
  const drawer = { position: 'fixed', inset: '0 0 auto auto', inlineSize: 520, blockSize: 600, overflowY: 'auto' };
  renderWithProvider(
    <div style={{ ...drawer, padding, '--daybook-sticky-top': `-${padding}px` } as object}>
      <BankTransactionEditor transactionId={id} />
    </div>,
    { company },
  );
  await expect.element(field('Notes')).toBeVisible();
  const heading = () => page.getByRole('heading', { level: 2 }).element().getBoundingClientRect().top;
  const atRest = heading();
  await userEvent.click(page.getByText('More details'));
  page.getByText('More details').element().scrollIntoView();
  expect(heading()).toBe(atRest);
  const { left, width } = head().getBoundingClientRect();
  expect(head().contains(document.elementFromPoint(left + width / 2, 2))).toBe(true);
});

test('the title of the match stays below the head if the name has two lines', async () => {
  await page.viewport(1280, 800);
  await openDeposit({
    itemOf: ([one]) => ({
      amount: one?.totals.balance,
      description: 'DEPOSIT OF A CUSTOMER WITH A NAME OF TWO LINES',
    }),
    props: { style: { inlineSize: 471, '--daybook-heading-size': '28px' } as object, onCancel: () => {} },
  });
  page.getByText('More details').element().scrollIntoView();
  (match.getByRole('button', { name: 'Find match' }).element() as HTMLElement).click();
  const search = match.getByRole('searchbox').or(match.getByRole('textbox')).first();
  await expect.element(search).toHaveFocus();
  const title = match.getByText('Match', { exact: true }).first();
  await expect
    .poll(() => title.element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(head().getBoundingClientRect().bottom);
});
