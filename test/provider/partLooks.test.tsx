import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, type DaybookComponents, JournalEntryForm } from '../../src/index.ts';
import { serif } from '../../src/themes.ts';
import { fetchTransactions } from '../support/bank-transactions/api.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { HostDialog } from '../support/ui/replacedParts.tsx';

const company = await sharedCompany();
const [served] = await fetchTransactions(company);
if (!served) throw new Error('There is no transaction.');

/** As in the documentation, without a width. */
const components: DaybookComponents = {
  Button: (props) => <button {...props} className={props['data-primary'] ? 'btn btn-primary' : 'btn'} />,
  Input: (props) => <input {...props} className="input" />,
  Dialog: HostDialog,
};

test('the amounts of a journal entry are as wide as their columns in inputs without a width', async () => {
  await page.viewport(1280, 900);
  renderWithProvider(<JournalEntryForm />, { company, components });
  await expect.element(page.getByRole('textbox', { name: 'Debit' }).first()).toBeVisible();
  const [debit, credit] = ['Debit', 'Credit'].map((name) =>
    page.getByRole('textbox', { name }).first().element().getBoundingClientRect(),
  );
  const line = document.querySelector('.daybook-line')?.getBoundingClientRect();
  if (!debit || !credit || !line) throw new Error('There is no line.');
  expect(debit.width).toBe(132);
  expect(debit.right).toBeLessThanOrEqual(credit.left);
  expect(credit.right).toBeLessThanOrEqual(line.right);
  expect(Math.abs(debit.top + debit.bottom - line.top - line.bottom)).toBeLessThanOrEqual(2); // in its middle
});

test('the entries of a journal stay tabs that show which one is open', async () => {
  renderWithProvider(<JournalEntryForm />, { company, components });
  await userEvent.click(page.getByRole('button', { name: /New entry/ }));
  const tab = page.getByRole('button', { name: /^Entry 2/ });
  await expect.element(tab).toHaveAttribute('aria-pressed', 'true');
  expect(getComputedStyle(tab.element()).boxShadow).toMatch(/inset$/);
  expect(getComputedStyle(page.getByRole('button', { name: /^Entry 1/ }).element()).boxShadow).toBe('none');
});

test('a dialog keeps its own background in a painted appearance, with its buttons in a row', async () => {
  await page.viewport(1280, 900);
  renderWithProvider(<BankTransactionEditor transactionId={served.id} />, {
    company,
    components,
    appearance: serif,
  });
  await userEvent.type(page.getByRole('textbox', { name: 'Notes' }), 'Rent');
  await userEvent.keyboard('{Escape}');
  const dialog = page.getByRole('alertdialog');
  const keep = dialog.getByRole('button', { name: 'Keep editing' });
  const discard = dialog.getByRole('button', { name: 'Discard' });
  await expect.element(keep).toBeVisible();
  for (const content of dialog.element().querySelectorAll('.daybook'))
    expect(getComputedStyle(content)).toMatchObject({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      color: getComputedStyle(dialog.element()).color,
    });
  expect(keep.element().getBoundingClientRect().top).toBe(discard.element().getBoundingClientRect().top);
});
