import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosingForm } from '../../../src/index.ts';
import { injectFaultAt } from '../../support/bank-transactions/api.ts';
import { fetchClosing, saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const date = page.getByRole('textbox', { name: 'Books closed through' });
const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
const saved = page.getByText(/^Books closed through Apr 30, 2026/);

async function openMarch() {
  const company = await createCompany({ seed: 'none' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  renderWithProvider(<ClosingForm />, { company });
  await userEvent.fill(date, '04/30/2026');
  return company;
}

test('Escape asks whether to save or discard changes, and Ctrl+Enter saves', async () => {
  const company = await openMarch();
  await userEvent.keyboard('{Escape}');
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.element(date).toHaveValue('03/31/2026');
  await userEvent.fill(date, '04/30/2026');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  await expect.element(saved).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Warn' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => fetchClosing(company)).toEqual({ date: '2026-04-30', modifications: 'ENABLED_WITH_WARNING' });
});

test('after a lost response, the form shows what was saved, with Undo', async () => {
  const writes = injectFaultAt({ method: 'POST', path: /\/v6\/closing$/, nth: 1, fault: 'lose=response' });
  await openMarch();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(writes.count()).toBe(1);
});

test('Undo says what applies again, and puts the focus on the date', async () => {
  const company = await openMarch();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('Undone. Books closed through Mar 31, 2026. Changes are locked.')).toBeVisible();
  await expect.element(date).toHaveFocus();
  expect(await fetchClosing(company)).toMatchObject({ date: '2026-03-31' });
});
