import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, JournalEntryForm, toMinor, toPlainDate } from '../../src/index.ts';
import { documents, lists, showScreen } from '../support/accessibility/screens.tsx';
import { edit, field, form, openPreview } from '../support/bank-transactions/bulk.ts';
import { button } from '../support/bank-transactions/editor.tsx';
import { line, pasteText } from '../support/journal-entries/form.tsx';
import { openField } from '../support/list/filterBuilder.ts';
import { sampleDay } from '../support/sandbox/company.ts';
import { testOwnLook } from '../support/ui/testOwnLook.ts';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const grid = page.getByRole('grid');
const match = page.getByRole('region', { name: 'Match' });
const deposit = {
  description: 'Remote online deposit',
  amount: toMinor(2_500_00),
  date: toPlainDate(sampleDay),
};
/** An account that is known, one that can be suggested, and one that is unknown. */
const accruals = [
  'Account\tDebit\tCredit\tMemo',
  'Payroll Taxes\t3,915.40\t\tNov 16–30',
  'Operating\t\t2,565.49\tTemp',
  'Misc clearing\t\t1,349.91\tAdobe',
].join('\n');

test('the filters of a list: what a screen reader gets', async () => {
  await showScreen(lists['bank transactions']);
  await userEvent.click(button('Filter'));
  await expect.element(page.getByRole('option', { name: 'Amount' })).toBeVisible();
  await expect.element(dialog('Filter')).toMatchAriaSnapshot();
  await userEvent.keyboard('{Escape}');
  await openField('Amount');
  await expect.element(dialog('Filter')).toMatchAriaSnapshot();
});

test('Display: what a screen reader gets', async () => {
  await showScreen(lists['bank transactions']);
  await userEvent.click(button('Display'));
  await expect.element(dialog('Display').getByRole('checkbox', { name: 'Amount' })).toBeVisible();
  await expect.element(dialog('Display')).toMatchAriaSnapshot();
});

testOwnLook('the keys of a list: what a screen reader gets', async () => {
  await showScreen(lists['bank transactions']);
  await focusGrid();
  await userEvent.keyboard('?');
  await expect.element(dialog('Keyboard shortcuts')).toMatchAriaSnapshot();
});

testOwnLook('a bulk edit and its preview: what a screen reader gets', async () => {
  await showScreen(lists['bank transactions']);
  await focusGrid();
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Review status'), 'Reviewed');
  const panel = form.element().closest<HTMLElement>('.daybook-popover') ?? expect.unreachable();
  await expect.element(page.elementLocator(panel)).toMatchAriaSnapshot();
  await userEvent.click(openPreview);
  await expect.element(page.getByRole('dialog')).toMatchAriaSnapshot();
});

test('a split: what a screen reader gets', async () => {
  await showScreen(documents['bank transaction editor']);
  await userEvent.click(button('Split'));
  await expect.element(page.getByRole('region', { name: 'Split' })).toMatchAriaSnapshot();
});

test('the search for a match of a deposit: what a screen reader gets', async () => {
  await showScreen(
    <>
      <style>{'.daybook-match-rows li:nth-child(n + 3) { display: none }'}</style>
      <BankTransactionEditor transactionId={undefined} defaultValues={deposit} />
    </>,
  );
  await userEvent.click(match.getByRole('button', { name: 'Find match' }));
  await expect.element(match.getByRole('checkbox').first()).toBeVisible();
  await userEvent.click(match.getByRole('checkbox').first());
  await expect.element(match.getByRole('button', { name: /^Leave it open on INV-/ })).toBeVisible();
  await expect.element(match).toMatchAriaSnapshot();
});

test('a calendar: what a screen reader gets', async () => {
  await showScreen(documents.closing);
  await userEvent.click(button('Open calendar for Books closed through'));
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(page.getByRole('dialog')).toMatchAriaSnapshot();
});

test('aging by customer: what a screen reader gets', async () => {
  await showScreen(lists.invoices);
  await userEvent.click(button('By customer'));
  await expect.element(page.getByRole('table', { name: 'Aging by customer' })).toMatchAriaSnapshot();
});

test('rows pasted into a journal entry: what a screen reader gets', async () => {
  await showScreen(<JournalEntryForm />);
  pasteText(line(1).account, accruals);
  await expect.element(page.getByText('1 of 3 matched')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Paste 3 lines' })).toMatchAriaSnapshot();
});

testOwnLook('the question when a form is left: what a screen reader gets', async () => {
  await showScreen(<JournalEntryForm onCancel={() => {}} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'Accrued rent');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toMatchAriaSnapshot();
});

async function focusGrid(): Promise<void> {
  ((await grid.findElement()) as HTMLElement).focus(); // by its role
}
