import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList } from '../../../src/index.ts';
import { candidate, createInvoicedCompany, match, openDeposit } from '../../support/bank-transactions/deposit.tsx';
import { lineField, picker, save, saved } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';

test('leaves what is missing open on an invoice', async () => {
  const { open, lines } = await openDeposit({
    itemOf: ([invoice]) => ({ amount: (invoice?.totals.balance ?? 0) - 25_00, customerId: invoice?.customer.id }),
  });
  const [invoice] = open;
  const number = invoice?.invoiceNumber ?? '';
  await expect.element(candidate(number)).toHaveAccessibleName(/25\.00 more/);
  await userEvent.click(candidate(number));
  await expect.element(match.getByText('Short by')).toBeVisible();
  await userEvent.click(save);
  const category = picker('Book the 25.00 to');
  await expect.element(category).toHaveAccessibleDescription(/or leave it open on an invoice/);
  await expect.element(category).toHaveFocus();
  await expect.element(page.getByText(/^Not saved: .*leave it open on an invoice\.$/)).toBeVisible();
  const leaveOpen = match.getByRole('button', { name: `Leave it open on ${number}` });
  await expect.element(leaveOpen).toBeVisible();
  const middle = ({ top, height }: DOMRect) => top + height / 2;
  expect(middle(leaveOpen.element().getBoundingClientRect())).toBeCloseTo(
    middle(category.element().getBoundingClientRect()),
    -1,
  );
  await userEvent.click(leaveOpen);
  await expect.element(candidate(number)).toHaveAccessibleName(/25\.00 remains open/);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await lines()).toEqual([[(invoice?.totals.balance ?? 0) - 25_00, invoice?.id]]);
});

test('by keyboard, the focus goes to the invoice that stays open, and without a match to the category', async () => {
  const { open } = await openDeposit({
    itemOf: ([one, other]) => ({ amount: (one?.totals.balance ?? 0) + (other?.totals.balance ?? 0) - 1_00 }),
  });
  const [one, other] = open.map(({ invoiceNumber }) => invoiceNumber);
  const press = async (name: string) => {
    const button = match.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Find match');
  await userEvent.click(candidate(one ?? ''));
  await userEvent.click(candidate(other ?? ''));
  await press(`Leave it open on ${other}`);
  await expect.element(candidate(other ?? '')).toHaveFocus();
  await press('Done');
  await press('No invoice: book to a category');
  await expect.element(picker('No invoice: book to a category')).toHaveFocus();
});

test.each([
  [1280, 860],
  [380, 780],
])('keeps the sum in view while the user chooses among many invoices (%i × %i)', async (width, height) => {
  await page.viewport(width, height);
  const { open } = await openDeposit({ itemOf: () => ({ amount: 9275_00 }), props: { onCancel: () => {} } });
  expect(open.length).toBeGreaterThan(9);
  await userEvent.click(match.getByRole('button', { name: 'Find match' }));
  const rows = match.getByRole('checkbox');
  await expect.poll(() => rows.elements().length).toBe(open.length);
  const list = match.getByRole('list', { name: 'Invoices' }).element();
  expect(list.clientHeight).toBeLessThan(0.45 * height);
  for (const row of rows.elements().slice(0, 8)) {
    (row as HTMLElement).focus();
    await userEvent.keyboard(' ');
    const sums = match.getByText('Remaining').or(match.getByText('Short by'));
    await expect.element(sums).toBeVisible();
    expect(isUncovered(sums.element())).toBe(true);
    expect(isUncovered(row)).toBe(true);
  }
  await expect.element(page.getByText(/^Choose a category for the difference/)).toBeVisible();
  const chosen = match.getByRole('checkbox', { checked: true });
  expect(chosen.elements().length).toBe(8);
  await expect.element(chosen.first()).toHaveAccessibleName(/\d (less|more)/);
});

/** Whether the middle of an element is in view, and nothing is over it. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

test('books what is missing, such as a fee, to a category', async () => {
  const { open, lines } = await openDeposit({
    itemOf: ([invoice]) => ({ amount: (invoice?.totals.balance ?? 0) - 25_00, customerId: invoice?.customer.id }),
  });
  const [invoice] = open;
  await userEvent.click(candidate(invoice?.invoiceNumber ?? ''));
  await userEvent.fill(picker('Book the 25.00 to'), 'Bank Fees');
  await expect.element(page.getByRole('option', { name: 'Bank Fees' })).toBeVisible(); // the categories are loaded
  await userEvent.keyboard('{Enter}');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await lines()).toEqual([
    [invoice?.totals.balance, invoice?.id],
    [-25_00, 'Bank Fees'],
  ]);
});

test('an undo restores a deposit as it was before its match', async () => {
  const { company, books, open } = await createInvoicedCompany();
  const [invoice] = open;
  const before = await books.save({
    amount: invoice?.totals.balance,
    customerId: invoice?.customer.id,
    description: 'MATCHED BY MISTAKE',
  });
  renderWithProvider(
    <>
      <BankTransactionList defaultFilters={{ search: 'MATCHED BY MISTAKE' }} />
      <BankTransactionEditor transactionId={before.id} />
    </>,
    { company },
  );
  await userEvent.click(candidate(invoice?.invoiceNumber ?? ''));
  await userEvent.click(page.getByRole('form').getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(async () => (await books.stored(before.id)).children.length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }));
  await expect.element(page.getByText(/^Undid changes to /)).toBeVisible();
  expect(await books.stored(before.id)).toEqual(before);
});

test('a split deposit keeps what it pays of an invoice, and another line takes the rest', async () => {
  const { open, lines, books, before } = await openDeposit({
    itemOf: ([invoice]) => ({
      amount: 100_00,
      children: [
        { amount: 30_00, notes: 'Fees' },
        { amount: 20_00, notes: 'Interest' },
        { amount: 50_00, invoiceId: invoice?.id },
      ],
    }),
  });
  await expect.element(lineField(2, 'Amount')).toHaveAttribute('readonly');
  await userEvent.fill(lineField(1, 'Memo'), 'Late fees');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const noted = await books.stored(before.id);
  expect(noted).toEqual({
    ...before,
    children: [{ ...before.children[0], notes: 'Late fees' }, ...before.children.slice(1)],
  });

  await userEvent.fill(lineField(1, 'Amount'), '10');
  await expect.element(lineField(2, 'Amount')).toHaveValue('+40.00');
  await userEvent.click(save);
  await expect.poll(lines).toEqual([
    [10_00, undefined],
    [40_00, undefined],
    [50_00, open[0]?.id],
  ]);
});
