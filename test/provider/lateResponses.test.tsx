import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  BankTransactionList,
  createSession,
  DaybookProvider,
  JournalEntryForm,
} from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { field, pressDelete, save } from '../support/bank-transactions/editor.tsx';
import { chooseCategory, transactionTable } from '../support/bank-transactions/list.ts';
import { createJournalApi } from '../support/journal-entries/api.ts';
import { line, pasteInto } from '../support/journal-entries/form.tsx';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../support/requests.ts';
import { createCompany, issueToken } from '../support/sandbox/company.ts';

const company = await createCompany();
const [api, journal] = await Promise.all([createBankApi(company), createJournalApi(company)]);
const { id } = await api.save({ description: 'Late', date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });

interface Case {
  what: string;
  view: ReactNode;
  /** Whether the request is held back, until the sign-out. */
  isHeld?: boolean;
  write: () => Promise<void>;
}

const cases: Case[] = [
  {
    what: 'an edited transaction',
    view: <BankTransactionEditor transactionId={id} />,
    write: async () => {
      await userEvent.fill(field('Notes'), 'Typed');
      await userEvent.click(save);
    },
  },
  {
    what: 'a categorized transaction',
    view: <BankTransactionList defaultFilters={{ search: 'Late' }} />,
    write: async () => {
      const table = await transactionTable();
      table.focus();
      await chooseCategory(table, 'Office Supplies');
    },
  },
  {
    what: 'a deleted transaction',
    view: <BankTransactionEditor transactionId={id} onDelete={() => {}} />,
    isHeld: true,
    write: pressDelete,
  },
  {
    what: 'a journal entry',
    view: <JournalEntryForm />,
    write: async () => {
      await userEvent.fill(field('Description'), 'Late');
      await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
      await userEvent.click(save);
    },
  },
];

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'DELETE' || (method === 'POST' && /\/(transactions|manualJournalEntries)$/.test(path));

test.each(cases)('after a sign-out, the response about $what brings no data back', async ({ view, isHeld, write }) => {
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isWrite(request) ? gate.opened : undefined) });
  const queryClient = new QueryClient();
  const session = createSession({ identity: company.userId, fetchToken: () => issueToken(company) });
  const { baseUrl, onError, components } = providerProps({ company });
  render(
    <main>
      <h1>Books</h1>
      <DaybookProvider {...{ baseUrl, onError, components }} session={session} queryClient={queryClient}>
        {view}
      </DaybookProvider>
    </main>,
  );
  const cached = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [queryKey]));
  await expect.poll(() => cached().length).toBeGreaterThan(0);
  await write();
  if (!isHeld) await expect.poll(() => requests.some(isWrite)).toBe(true);
  session.logout();
  await expect.poll(() => requests.some(isWrite)).toBe(true);
  await expect.poll(cached).toEqual([]);
  gate.open();
  await expect.poll(() => requests.find(isWrite)?.status).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(cached()).toEqual([]);
});

test('a decision is saved although its provider unmounts, and leaves nothing in a host’s client', async () => {
  const saved = await api.save({ description: 'Leaving', date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  const gate = createGate();
  let isGated = false;
  const isRead = ({ path }: { path: string }) => isGated && path === '/v6/closing';
  const requests = recordRequests({ until: (request) => (isRead(request) ? gate.opened : undefined) });
  const queryClient = new QueryClient();
  const list = <BankTransactionList defaultFilters={{ search: 'Leaving' }} />;
  const { unmount } = renderWithProvider(list, { company, queryClient });
  const table = await transactionTable();
  table.focus();
  isGated = true;
  queryClient.invalidateQueries({ refetchType: 'none' });
  await chooseCategory(table, 'Office Supplies');
  await expect.poll(() => requests.some(isRead)).toBe(true);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  gate.open();
  await expect.poll(() => requests.some((request) => isWrite(request) && request.status !== undefined)).toBe(true);
  expect((await api.stored(saved.id)).category.name).toBe('Office Supplies');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const kept = queryClient.getQueryCache().findAll({ predicate: ({ gcTime }) => gcTime === Number.POSITIVE_INFINITY });
  expect(kept).toEqual([]);
  renderWithProvider(null, { company });
});
