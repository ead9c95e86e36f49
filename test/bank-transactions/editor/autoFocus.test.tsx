import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { match, openDeposit } from '../../support/bank-transactions/deposit.tsx';
import { field, picker } from '../../support/bank-transactions/editor.tsx';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { TransactionsWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const { id } = await (await createBankApi(company)).save();

/** A host's page, whose button or field has the focus while the transaction loads. */
async function openFrom(focused: 'button' | 'textbox', autoFocus?: boolean) {
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(
    <>
      <button type="button">Host</button>
      <input aria-label="Host" />
      <BankTransactionEditor transactionId={id} autoFocus={autoFocus} />
    </>,
    { company },
  );
  const control = page.getByRole(focused, { name: 'Host' });
  (control.element() as HTMLElement).focus();
  gate.open();
  await expect.element(picker('Category')).toBeVisible();
  return control;
}

test('`autoFocus` focuses the category once the form has loaded', async () => {
  await openFrom('button', true);
  await expect.element(picker('Category')).toHaveFocus();
});

test('without `autoFocus`, the focus stays', async () => {
  await expect.element(await openFrom('button')).toHaveFocus();
});

test('`autoFocus` leaves the focus in a field that the user went to', async () => {
  await expect.element(await openFrom('textbox', true)).toHaveFocus();
});

test('`autoFocus` focuses the amount of a new transaction', async () => {
  renderWithProvider(<BankTransactionEditor autoFocus />, { company });
  await expect.element(field('Amount')).toHaveFocus();
});

test('`autoFocus` focuses the invoice that a deposit pays', async () => {
  await openDeposit({
    itemOf: ([first]) => ({
      amount: first?.totals.balance,
      children: [{ amount: first?.totals.balance, invoiceId: first?.id }],
    }),
    props: { autoFocus: true },
  });
  await expect.element(match.getByRole('checkbox', { checked: true })).toHaveFocus();
});

test('`autoFocus` also works in a dialog that opens with the transaction', async () => {
  renderWithProvider(<TransactionsWithDrawer />, { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker('Category')).toHaveFocus();
});
