import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList } from '../../../src/index.ts';
import { createBankApi, fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  byBalance,
  candidate,
  createInvoicedCompany,
  match,
  openDeposit,
} from '../../support/bank-transactions/deposit.tsx';
import {
  classField,
  field,
  lineCategory,
  lineField,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, type Json, queryAll } from '../../support/sandbox/company.ts';

test('matches a deposit to the invoice that fits best, and ends the match', async () => {
  const { open, lines } = await openDeposit({
    itemOf: ([invoice]) => ({ amount: invoice?.totals.balance, customerId: invoice?.customer.id }),
  });
  const [invoice] = open;
  const best = candidate(invoice?.invoiceNumber ?? '');
  await expect.element(best).toHaveAccessibleName(new RegExp(`${invoice?.customer.name}.*Same amount.*due`));
  await expect.element(picker('No invoice: book to a category')).toBeVisible();
  const [team] = ((await classField('Team').findElement()) as HTMLInputElement).labels ?? [];
  expect(team?.textContent).toBe('Team required');
  await userEvent.click(best);
  await expect.element(picker('No invoice: book to a category')).not.toBeInTheDocument();
  await expect.element(picker('Category')).not.toBeInTheDocument();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await lines()).toEqual([[invoice?.totals.balance, invoice?.id]]);

  await userEvent.click(match.getByRole('button', { name: 'No invoice: book to a category' }));
  await expect.element(picker('Category')).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await lines()).toEqual([]);
});

test('the list shows the number of an invoice that a deposit without a customer was matched to', async () => {
  const { company, open, books, before, unmount } = await openDeposit({
    itemOf: ([invoice]) => ({ amount: invoice?.totals.balance }),
  });
  const [invoice] = open;
  await userEvent.click(candidate(invoice?.invoiceNumber ?? ''));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const { customer, children } = await books.stored(before.id);
  expect([customer, children[0].customer.id]).toEqual([null, invoice?.customer.id]);
  unmount();
  renderWithProvider(<BankTransactionList defaultFilters={{ period: 'all' }} />, { company });
  await expect.element(page.getByText(`Matched ${invoice?.invoiceNumber}`)).toBeVisible();
});

test('a deposit that the service matched by an item of an invoice shows the invoice, which is fixed', async () => {
  const company = await createCompany();
  const deposit = (await fetchTransactions(company)).find(({ invoiceItem }) => invoiceItem);
  const invoices: Json[] = await queryAll(company, '/v6/invoicing/invoices/query', {});
  const isItem = ({ id }: Json) => id === deposit?.invoiceItem?.id;
  const paid = invoices.find(({ lineItems }) => lineItems.some(isItem));
  renderWithProvider(<BankTransactionEditor transactionId={deposit?.id ?? ''} autoFocus />, { company });
  const invoice = candidate(paid?.invoiceNumber);
  await expect.element(invoice).toHaveAccessibleName(new RegExp(paid?.customer.name));
  await expect.element(invoice).toHaveFocus();
  await expect.element(invoice).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(invoice).toBeChecked();
  await expect.element(match).toHaveTextContent('You can’t change this here.');
  expect(match.getByRole('button').query()).toBeNull();
  expect(picker('Category').query()).toBeNull();
});

test('a line that pays an invoice names it and takes no category, also beside a fee', async () => {
  const { company, books, open } = await createInvoicedCompany();
  const [invoice] = open;
  const paid = invoice?.totals.balance ?? 0;
  const children = [
    { amount: paid, invoiceId: invoice?.id },
    { amount: -5_00, categoryId: books.categories.expense[0].id, notes: 'Processing fee' },
  ];
  const before = await books.save({ description: 'CARD DEPOSIT', amount: paid - 5_00, children });
  const { id } = await books.save({ description: 'CASH', amount: 10_00 });
  const editor = (id: string) => <BankTransactionEditor transactionId={id} onNavigate={() => {}} />;
  const { rerender } = renderWithProvider(editor(id), { company });
  await userEvent.click(picker('No invoice: book to a category'));
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  rerender(editor(before.id));
  await expect.element(candidate(invoice?.invoiceNumber ?? '')).toHaveFocus();
  expect(lineCategory(1).query()).toBeNull();
  await expect.element(lineField(1, 'Invoice')).toHaveValue(invoice?.invoiceNumber);
  await expect.element(lineField(1, 'Invoice')).toHaveAttribute('readonly');
  await userEvent.fill(lineField(2, 'Memo'), 'Card fee');
  await expect.element(page.getByText(/^Total /)).toBeVisible();
  expect(page.getByText(/exceed the total/).query()).toBeNull();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  expect(after.children).toEqual([before.children[0], { ...before.children[1], notes: 'Card fee' }]);
});

test('finds several invoices by keyboard, and books what is left over to a category', async () => {
  const two = (open: Parameters<Parameters<typeof openDeposit>[0]['itemOf']>[0]) => {
    const customer = open.find((each, place) =>
      open.some((other, at) => at > place && other.customer.id === each.customer.id),
    )?.customer.id;
    return open
      .filter((each) => each.customer.id === customer)
      .sort(byBalance)
      .slice(0, 2);
  };
  const { open, lines } = await openDeposit({
    itemOf: (open) => ({
      amount: two(open).reduce((sum, { totals }) => sum + totals.balance, 25_00),
      customerId: two(open)[0]?.customer.id,
    }),
  });
  const [first, second] = two(open);
  await userEvent.click(field('Notes'));
  await userEvent.keyboard('{Alt>}m{/Alt}');
  await expect.element(page.getByRole('textbox', { name: 'Search open invoices' })).toHaveFocus();
  await userEvent.keyboard(first?.invoiceNumber ?? '');
  await expect.element(candidate(first?.invoiceNumber ?? '')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(candidate(first?.invoiceNumber ?? '')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{Control>}a{/Control}{Backspace}');
  await expect.element(candidate(second?.invoiceNumber ?? '')).toBeVisible();
  await userEvent.click(candidate(second?.invoiceNumber ?? ''));
  await expect.element(match.getByText('Remaining')).toBeVisible();
  await userEvent.click(save);
  await expect.element(picker('Book the 25.00 to')).toHaveAccessibleDescription(/Choose a category for the difference/);
  expect(await lines()).toEqual([]);

  await userEvent.fill(picker('Book the 25.00 to'), 'Interest');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await lines()).toEqual([
    [first?.totals.balance, first?.id],
    [second?.totals.balance, second?.id],
    [25_00, expect.stringContaining('Interest')],
  ]);
});

test('a deposit that is matched with a transfer has no invoice to decline', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const other = await books.save({ amount: -50_00 });
  const { id } = await books.save({ amount: 50_00, matchingBankTransactionId: other.id });
  renderWithProvider(<BankTransactionEditor transactionId={id} />, { company });
  await expect.element(page.getByRole('button', { name: 'Remove match' })).toBeVisible();
  await expect.element(picker('Category')).toBeVisible();
  expect(picker('No invoice: book to a category').query()).toBeNull();
});

test('the search for invoices keeps those with a close amount or a close due date, as its filters say', async () => {
  const { open } = await openDeposit({ itemOf: (open) => ({ amount: open.toSorted(byBalance)[3]?.totals.balance }) });
  const amount = open.toSorted(byBalance)[3]?.totals.balance ?? 0;
  const daysFrom = (day: string) => Math.abs(Date.parse(day) - Date.parse('2026-06-10')) / 86_400_000;
  const near = open.filter(({ totals }) => Math.abs(totals.balance - amount) * 10 <= amount);
  const recent = open.filter(({ collectionInfo }) => daysFrom(collectionInfo.term.dueDate) <= 30);
  expect(near.length).toBeLessThan(open.length);
  expect(recent.length).toBeLessThan(open.length);
  await userEvent.click(field('Notes'));
  await userEvent.keyboard('{Alt>}m{/Alt}');
  const listed = () => match.getByRole('list', { name: 'Invoices' }).getByRole('checkbox').elements().length;
  const isNear = match.getByRole('button', { name: 'Within 10% of the amount' });
  const isRecent = match.getByRole('button', { name: '±30 days' });
  await expect.poll(listed).toBe(open.length);
  await userEvent.click(isNear);
  await expect.element(isNear).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(listed).toBe(near.length);
  await userEvent.click(isNear);
  await userEvent.click(isRecent);
  await expect.poll(listed).toBe(recent.length);
  await userEvent.click(isNear);
  await expect.poll(listed).toBe(near.filter((each) => recent.includes(each)).length);
});
