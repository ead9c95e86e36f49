import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import { candidate, match, openDeposit } from '../../support/bank-transactions/deposit.tsx';
import { button, field, openEditor, save, saved } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const ofFirst = {
  itemOf: ([invoice]: { totals: { balance: number }; customer: { id: string } }[]) => ({
    amount: invoice?.totals.balance,
    customerId: invoice?.customer.id,
  }),
};

test('saves nothing if someone else paid the invoice in between', async () => {
  const { open, lines } = await openDeposit(ofFirst);
  const [invoice] = open;
  await userEvent.click(candidate(invoice?.invoiceNumber ?? ''));
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith(`/v6/invoicing/invoices/${invoice?.id}`)) return response;
    const { data, ...rest } = await response.json();
    return Response.json({ ...rest, data: { ...data, totals: { ...data.totals, balance: 5_00 } } });
  });
  await userEvent.click(save);
  const row = candidate(invoice?.invoiceNumber ?? '');
  await expect.element(row).toHaveAccessibleDescription(/Only 5\.00 is still open\./);
  await expect.element(row).toHaveFocus();
  expect(await lines()).toEqual([]);
});

test('shows a rejection of the service at the invoice', async () => {
  const { open, lines } = await openDeposit(ofFirst);
  const row = candidate(open[0]?.invoiceNumber ?? '');
  await userEvent.click(row);
  mockSaveResponse(400, [
    { type: 'INVALID_VALUE', message: 'This invoice is already paid.', param: 'children[0].invoiceId' },
  ]);
  await userEvent.click(save);
  await expect.element(row).toHaveAccessibleDescription(/This invoice is already paid\./);
  await expect.element(row).toHaveFocus();
  expect(await lines()).toEqual([]);
});

test('keeps the match of someone else until the user chooses', async () => {
  const { open, books, before, lines } = await openDeposit(ofFirst);
  const [mine, theirs] = open;
  await userEvent.click(candidate(mine?.invoiceNumber ?? ''));
  await books.update({ id: before.id, children: [{ amount: before.amount, invoiceId: theirs?.id }] });
  await userEvent.click(save);
  await expect.element(page.getByText(/Someone else changed this transaction/)).toBeVisible();
  await expect.element(page.getByText(new RegExp(`1 line.*${mine?.invoiceNumber}`))).toBeVisible();
  expect(await lines()).toEqual([[before.amount, theirs?.id]]);
});

test('matches a payment to the other side of a transfer, and nothing else changes', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [checking, savings] = books.bankAccounts;
  const item = { description: 'ONLINE TRANSFER', type: 'TRANSFER', classSegmentIds: [] };
  const before = await books.save({ ...item, amount: -500_00, bankAccountId: checking.id });
  const other = await books.save({ ...item, amount: 500_00, bankAccountId: savings.id, date: '2026-05-14' });
  await books.save({ ...item, amount: 500_00, bankAccountId: savings.id, date: '2026-01-14', description: 'OLD' });
  await books.save({ ...item, amount: 500_00, bankAccountId: checking.id, description: 'SAME ACCOUNT' });
  renderWithProvider(<BankTransactionEditor transactionId={before.id} />, { company });
  await expect.element(field('Notes')).toBeVisible();
  await userEvent.click(button('Find match'));
  const found = match.getByRole('checkbox');
  await expect.element(found).toHaveAccessibleName(/ONLINE TRANSFER.*Same amount.*2 days after/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(match.getByText('Matched with')).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const stored = await books.stored(before.id);
  expect(stored.matchingBankTransaction.id).toBe(other.id);
  expect({ ...stored, matchingBankTransaction: null }).toEqual(before);
});

test('names the bill of a line by the host, and keeps its id', async () => {
  const children = [
    { amount: -100_00, billId: 'bill_77' },
    { amount: -20_00, payrollId: 'pay_5' },
  ];
  const { books, before } = await openEditor({ children }, { resolveBill: async () => 'Bill 1042, Paper Mill' });
  await userEvent.click(button('Details of line 1'));
  await userEvent.click(button('Details of line 2'));
  const line = (number: number) => page.getByRole('listitem', { name: `Line ${number}` });
  await expect.element(line(1).getByRole('textbox', { name: 'Bill' })).toHaveValue('Bill 1042, Paper Mill');
  await expect.element(line(2).getByRole('textbox', { name: 'Payroll item' })).toHaveValue('Payroll item');
  await userEvent.fill(field('Notes').first(), 'Looked at');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).children).toEqual(before.children);
});

test('names the payroll item of a line by the host', async () => {
  const children = [{ amount: -100_00, payrollId: 'pay_5' }, { amount: -20_00 }];
  await openEditor({ children }, { resolvePayroll: async (id) => `Payroll of June (${id})` });
  await userEvent.click(button('Details of line 1'));
  await expect.element(page.getByRole('textbox', { name: 'Payroll item' })).toHaveValue('Payroll of June (pay_5)');
});

test('a bill can be chosen where the host finds them', async () => {
  const found = [{ id: 'bill_78', label: 'Bill 1043, Paper Mill' }];
  const { books, before } = await openEditor(
    { children: [{ amount: -100_00 }, { amount: -20_00 }] },
    { searchBills: async () => found },
  );
  await userEvent.click(button('Details of line 1'));
  const bill = page.getByRole('combobox', { name: 'Bill' });
  await userEvent.fill(bill, '1043');
  await userEvent.click(page.getByRole('option', { name: 'Bill 1043, Paper Mill' }));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).children[0].billId).toBe('bill_78');
});

test('a payroll item can be chosen where the host finds them', async () => {
  const searched: string[] = [];
  const { books, before } = await openEditor(
    { children: [{ amount: -100_00 }, { amount: -20_00 }] },
    {
      searchPayroll: async (text) => {
        searched.push(text);
        return [{ id: 'pay_6', label: 'Payroll of July' }];
      },
    },
  );
  await userEvent.click(button('Details of line 2'));
  await userEvent.fill(page.getByRole('combobox', { name: 'Payroll item' }), 'July');
  await expect.poll(() => searched).toContain('July');
  await userEvent.click(page.getByRole('option', { name: 'Payroll of July' }));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).children[1].payrollId).toBe('pay_6');
});

test('a search for bills that fails says so, reports it, and can be tried again', async () => {
  const searchBills = vi
    .fn(async () => [{ id: 'bill_78', label: 'Bill 1043, Paper Mill' }])
    .mockRejectedValue('offline');
  const onError = vi.fn();
  await openEditor({ children: [{ amount: -100_00 }, { amount: -20_00 }] }, { searchBills, onError });
  await userEvent.click(button('Details of line 1'));
  await userEvent.click(page.getByRole('combobox', { name: 'Bill' }));
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the bills. Try again in a moment.' });
  await expect.element(failure).toBeVisible();
  expect(page.getByText('No matches.').query()).toBeNull();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toContain('offline');
  searchBills.mockResolvedValue([{ id: 'bill_78', label: 'Bill 1043, Paper Mill' }]);
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('option', { name: 'Bill 1043, Paper Mill' })).toBeVisible();
});

test('a bill that is typed and left with Tab at once is chosen once it is found', async () => {
  const bills = ['1042', '1043'].map((number) => ({ id: `bill_${number}`, label: `Bill ${number}` }));
  const searchBills = async (text: string) => bills.filter(({ label }) => text !== '' && label.includes(text));
  await openEditor({ children: [{ amount: -100_00 }, { amount: -20_00 }] }, { searchBills });
  await userEvent.click(button('Details of line 1'));
  const bill = page.getByRole('combobox', { name: 'Bill' });
  await userEvent.click(bill);
  await expect.element(page.getByText('No matches.').first()).toBeVisible();
  await userEvent.keyboard('1043');
  expect(page.getByText('No matches.').query()).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(bill).toHaveValue('Bill 1043');
});
