import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The button that opens the filters: on phones, their sheet. */
export const filterButton = page.getByRole('button', { name: /^Filter( and sort)?$/ });
export const fieldSearch = page.getByRole('combobox', { name: 'Filter by…' });
const fieldOptions = page.getByRole('listbox', { name: 'Filter by…' }).getByRole('option');
export const operatorSelect = page.getByRole('combobox', { name: 'Condition' });
const editor = page.getByRole('dialog', { name: 'Filter' });

/** Opens the editor of a field, by its name. */
export async function openField(name: string) {
  await userEvent.click(filterButton);
  await userEvent.fill(fieldSearch, name);
  await expect.element(fieldOptions.filter({ hasText: name }).first()).toBeVisible(); // of a dimension, once it is loaded
  await userEvent.keyboard('{Enter}');
  await expect.element(editor.getByText(name, { exact: true }).first()).toBeVisible();
}

/** Adds a comparison, and applies it by Enter. */
export async function addComparison(field: string, operator: string, ...values: string[]) {
  await openField(field);
  await userEvent.selectOptions(operatorSelect, operator);
  const inputs = editor.getByRole('textbox');
  for (const [index, value] of values.entries()) await userEvent.fill(inputs.nth(index), value);
  await userEvent.keyboard('{Enter}');
  await closeSheet();
}

/** Checks a value of a choice, and applies it. */
export async function addChoice(field: string, value: string) {
  await openField(field);
  await userEvent.click(editor.getByRole('checkbox', { name: value, exact: true }));
  await userEvent.click(editor.getByRole('button', { name: 'Apply' }));
  await closeSheet();
}

/** Chooses a record by its name, which completes the filter. */
export async function addRecord(field: string, name: string) {
  await openField(field);
  await userEvent.fill(editor.getByRole('combobox', { name: field }), name);
  await userEvent.click(page.getByRole('option').filter({ hasText: name }).first());
  await closeSheet();
}

/** On phones, the sheet stays for further conditions. */
async function closeSheet() {
  if (page.getByRole('dialog', { name: 'Filter and sort' }).query()) await userEvent.keyboard('{Escape}');
  await expect.element(editor).not.toBeInTheDocument();
}

/** Removes a filter by its chip. */
export async function removeChip(name: string) {
  await userEvent.click(page.getByRole('button', { name: `Remove filter ${name}`, exact: true }));
}
