import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { openField, operatorSelect } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const value = page.getByRole('dialog', { name: 'Filter' }).getByRole('textbox');
const apply = page.getByRole('button', { name: 'Apply' });
const chip = (name: string) => page.getByRole('button', { name: `Remove filter ${name}`, exact: true });

async function chooseOperators(...names: string[]) {
  for (const name of names) await userEvent.selectOptions(operatorSelect, name);
}

test('a typed amount stays when the operator of another filter on it is chosen, and is applied', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{ amount: { greaterThan: 100_00 } }} />, { company });
  await openField('Amount');
  await chooseOperators('under', 'over');
  await expect.element(value).toHaveValue('100.00'); // nothing was typed
  await userEvent.fill(value, '50');
  await chooseOperators('under', 'over');
  await expect.element(value).toHaveValue('50');
  await userEvent.click(apply);
  await expect.element(chip('Amount over 50.00')).toBeVisible();
});

test('the amount of another filter replaces that of an edited one in the field, too', async () => {
  const amount = { greaterThan: 100_00, lessThan: 900_00 };
  renderWithProvider(<InvoiceList defaultFilters={{ amount }} />, { company });
  await openField('Amount');
  await chooseOperators('over');
  await expect.element(value).toHaveValue('100.00');
  await chooseOperators('under');
  await expect.element(value).toHaveValue('900.00');
});

test.each([
  ['text', 'Number', { invoiceNumber: { contain: 'INV' } }, ['is', 'contains'], '17'],
  ['date', 'Date', { date: { greaterThan: '2026-01-05' } }, ['before', 'after'], '2/3/2026'],
] as const)('a typed %s stays when another operator is chosen', async (_what, field, filters, operators, text) => {
  renderWithProvider(<InvoiceList defaultFilters={filters} />, { company });
  await openField(field);
  await chooseOperators(operators[1]);
  await userEvent.fill(value, text);
  await chooseOperators(...operators);
  await expect.element(value).toHaveValue(text);
});

test('what can’t be read yet stays when a range becomes one limit, and back', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await openField('Amount');
  await chooseOperators('between');
  await userEvent.fill(value.first(), '12x');
  await chooseOperators('over');
  await expect.element(value).toHaveValue('12x');
  await chooseOperators('between');
  await expect.element(value.first()).toHaveValue('12x');
});

test('a range with one limit is incomplete, whichever it is', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await openField('Amount');
  await chooseOperators('between');
  await userEvent.fill(value.nth(1), '50');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(value.first(), '20');
  await expect.element(apply).not.toHaveAttribute('aria-disabled');
});
