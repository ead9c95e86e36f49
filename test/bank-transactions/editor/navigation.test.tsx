import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  type BankTransactionEditorProps,
  BankTransactionList,
  type BankTransactionSelection,
} from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { button, field } from '../../support/bank-transactions/editor.tsx';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany();

test('keyboard navigation to the next transaction keeps the focused field without waiting for the service', async () => {
  const [first, second, third] = await fetchTransactions(company);
  const gate = createGate();
  recordRequests({ until: ({ method, path }) => (isReadOfOne(method, path) ? gate.opened : undefined) });
  renderWithProvider(<ListAndEditor />, { company });
  await openFirst();
  await expect.element(field('Description')).toHaveValue(first?.description);

  await userEvent.click(field('Description'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field('Description')).toHaveValue(second?.description);
  await expect.element(field('Description')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field('Description')).toHaveValue(third?.description);
  await expect.element(field('Description')).toHaveFocus();

  gate.open();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field('Description')).toHaveValue(second?.description);
  await expect.element(field('Description')).toHaveFocus();
});

test('the next button keeps the focus, and does nothing at the end of the list', async () => {
  const [first, second] = await fetchTransactions(company);
  renderWithProvider(<ListAndEditor />, { company });
  await openFirst();
  await expect.element(field('Description')).toHaveValue(first?.description);
  await userEvent.click(button('Previous transaction'));
  await expect.element(field('Description')).toHaveValue(first?.description);
  await userEvent.click(button('Next transaction'));
  await expect.element(field('Description')).toHaveValue(second?.description);
  await expect.element(page.getByRole('button', { name: 'Next transaction' })).toHaveFocus();
});

/** By keyboard: the editor below the list moves while the list loads. */
async function openFirst() {
  (await transactionTable()).focus();
  await userEvent.keyboard('{Enter}');
  const edit = await button('Edit bank details').findElement();
  (edit as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

function isReadOfOne(method: string, path: string): boolean {
  return method === 'GET' && path.startsWith('/v6/banks/transactions/');
}

/** A host's page with both. */
function ListAndEditor() {
  const [opened, setOpened] = useState<BankTransactionSelection>();
  const navigate: BankTransactionEditorProps['onNavigate'] = ({ direction }) => {
    const { transactionId = '', transactionIds = [] } = opened ?? {};
    const next = transactionIds[transactionIds.indexOf(transactionId) + (direction === 'next' ? 1 : -1)];
    if (opened && next) setOpened({ ...opened, transactionId: next });
  };
  return (
    <>
      <BankTransactionList onTransactionSelect={setOpened} />
      {opened && <BankTransactionEditor transactionId={opened.transactionId} onNavigate={navigate} />}
    </>
  );
}
