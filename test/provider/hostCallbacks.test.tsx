import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList, useSaveBankTransactions } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { transactionTable } from '../support/bank-transactions/list.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
const saved = await api.save({ description: 'Desk lamp' });

/** A callback of the host that throws, and what the page then has of uncaught errors. */
function throwing() {
  const uncaught: string[] = [];
  const collect = (event: ErrorEvent) => {
    event.preventDefault();
    uncaught.push(event.message);
  };
  window.addEventListener('error', collect);
  expectConsoleMessage(/Uncaught Error: the host’s own/);
  onTestFinished(() => window.removeEventListener('error', collect));
  const callback = () => {
    throw new Error('the host’s own');
  };
  return { callback, uncaught };
}

test('input stays if onDirtyChange throws', async () => {
  const { callback, uncaught } = throwing();
  renderWithProvider(<BankTransactionEditor transactionId={saved.id} onDirtyChange={callback} />, { company });
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await userEvent.fill(notes, 'for the studio');
  await expect.poll(() => uncaught).toEqual(['Uncaught Error: the host’s own']);
  await expect.element(notes).toHaveValue('for the studio');
});

test('a list stays if onCountChange and onSelectionChange throw', async () => {
  const { callback, uncaught } = throwing();
  renderWithProvider(<BankTransactionList selectable onCountChange={callback} onSelectionChange={callback} />, {
    company,
  });
  const table = await transactionTable();
  await userEvent.click(page.getByRole('checkbox', { name: /Desk lamp/ }));
  await expect.poll(() => uncaught.length).toBeGreaterThan(1);
  expect(table.isConnected).toBe(true);
});

test('a component that fails shows its error if the provider’s onError throws', async () => {
  const { callback, uncaught } = throwing();
  renderWithProvider(<BankTransactionList />, { company, baseUrl: '/nowhere', onError: callback });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => uncaught.length).toBeGreaterThan(0);
});

test('a save succeeds if onProgress throws', async () => {
  const { callback, uncaught } = throwing();
  function Save() {
    const { mutate, isSuccess } = useSaveBankTransactions({ onProgress: callback });
    return (
      <button type="button" onClick={() => mutate([{ id: saved.id, notes: 'seen' }])}>
        {isSuccess ? 'Saved' : 'Save'}
      </button>
    );
  }
  renderWithProvider(<Save />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(uncaught).toEqual(['Uncaught Error: the host’s own']);
});
