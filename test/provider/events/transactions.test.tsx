import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave } from '../../support/bank-transactions/api.ts';
import {
  apply,
  chooseCategory as chooseBulkCategory,
  leavePage,
  openPreview,
  outcome,
  removeSelected,
} from '../../support/bank-transactions/bulk.ts';
import { field, openEditor, save as saveButton, saved } from '../../support/bank-transactions/editor.tsx';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { expectNoContent, recordEvents } from '../../support/provider/recordEvents.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object) =>
  api.save({ date: '2026-06-15', glAccountId: null, reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });
const undoButton = page.getByRole('button', { name: 'Undo', exact: true });
const steps = { timeout: 10_000 };

async function categorizeFirst(category: string) {
  const table = await transactionTable();
  table.focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard(category);
  await expect.element(page.getByRole('option', { name: category })).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

test('a category and its undo are reported once the service has confirmed them, to onCategorize too', async () => {
  const { id } = await save({ description: 'Reported once' });
  const recorded = recordEvents();
  const token = await issueToken(company);
  const onCategorize = vi.fn();
  const confirmed = createGate();
  const requests = recordRequests({ until: (request) => (isSave(request) ? confirmed.opened : undefined) });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Reported once' }} onCategorize={onCategorize} />, {
    company,
    fetchToken: () => token,
    ...recorded.props,
  });
  await categorizeFirst('Office Supplies');
  await expect.poll(() => requests.some(isSave), steps).toBe(true);
  await expect.element(undoButton).toBeVisible();
  expect(recorded.without('component.viewed')).toEqual([]);
  confirmed.open();
  await expect.poll(() => recorded.without('component.viewed').length, steps).toBe(2);
  await undoButton.click();
  await expect.poll(() => recorded.without('component.viewed').length, steps).toBe(5);

  const stored = await api.stored(id);
  const [{ id: categoryId }] = recorded.events.flatMap((event) =>
    event.type === 'bankTransactions.categorized' && event.categoryId ? [{ id: event.categoryId }] : [],
  ) as [{ id: string }];
  const ofCategory = { transactionIds: [id], categoryId, glAccountId: null, isUndo: false };
  const ofUndo = { transactionIds: [id], categoryId: null, glAccountId: stored.glAccount?.id ?? null, isUndo: true };
  expect(recorded.without('component.viewed')).toEqual([
    { type: 'bankTransactions.categorized', ...ofCategory },
    { type: 'bankTransactions.reviewed', transactionIds: [id], reviewStatus: 'RECONCILED', isUndo: false },
    { type: 'bankTransactions.undone', transactionIds: [id] },
    { type: 'bankTransactions.categorized', ...ofUndo },
    { type: 'bankTransactions.reviewed', transactionIds: [id], reviewStatus: 'PARTNER_REVIEW_REQUIRED', isUndo: true },
  ]);
  expect(recorded.events.every(({ component }) => component === 'BankTransactionList')).toBe(true);
  expect(onCategorize.mock.calls).toEqual([[ofCategory], [ofUndo]]);
  await expectNoContent(company, recorded, [token.access_token]);
});

test('a category that the service rejects is not reported as one', async () => {
  await save({ description: 'Rejected once' });
  injectFault('status=400', isSave);
  const requests = recordRequests();
  const recorded = recordEvents();
  const onCategorize = vi.fn();
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Rejected once' }} onCategorize={onCategorize} />, {
    company,
    ...recorded.props,
  });
  await categorizeFirst('Office Supplies');
  await expect.poll(() => requests.filter((request) => isSave(request) && request.status === 400).length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300)); // an event would have arrived by then
  expect(onCategorize).not.toHaveBeenCalled();
  expect(recorded.without('component.viewed', 'component.failed')).toEqual([]);
});

test('a bulk change reports its counts and the category, and a deletion its ids once it can’t be undone', async () => {
  const ids = [];
  for (const name of ['Bulk report A', 'Bulk report B', 'Bulk report C'])
    ids.push((await save({ description: name })).id);
  const recorded = recordEvents();
  const onCategorize = vi.fn();
  renderWithProvider(
    <BankTransactionList selectable defaultFilters={{ search: 'Bulk report' }} onCategorize={onCategorize} />,
    { company, ...recorded.props },
  );
  await transactionTable();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await chooseBulkCategory('Office Supplies');
  await userEvent.click(openPreview);
  await userEvent.click(apply);
  await expect.element(outcome).toHaveTextContent(/3 .*updated/);
  const changes = recorded.without('component.viewed');
  expect(changes.map(({ type }) => type).filter((type) => type !== 'bankTransactions.reviewed')).toEqual([
    'bankTransactions.categorized',
    'bankTransactions.bulkChanged',
  ]);
  expect(changes).toContainEqual({ type: 'bankTransactions.bulkChanged', changed: 3, excluded: 0, refused: 0 });
  expect(onCategorize).toHaveBeenCalledOnce();
  const { transactionIds, isUndo } = onCategorize.mock.calls[0]?.[0] ?? {};
  expect([[...transactionIds].sort(), isUndo]).toEqual([[...ids].sort(), false]);

  const before = recorded.events.length;
  await userEvent.click(page.getByRole('checkbox', { name: /^Select Bulk report A/ }));
  await removeSelected();
  await expect.element(page.getByText(/^Deleted Bulk report A/)).toBeVisible(); // before, the change above has the undo
  expect(recorded.events).toHaveLength(before);
  leavePage();
  await expect
    .poll(() => recorded.events.slice(before), steps)
    .toEqual([{ type: 'bankTransactions.deleted', component: 'BankTransactionList', transactionIds: [ids[0]] }]);
});

test('the editor reports a save, and whether the transaction is new', async () => {
  const recorded = recordEvents();
  const { before } = await openEditor({}, {}, recorded.props);
  await userEvent.fill(field('Description'), 'Edited twice');
  await userEvent.click(saveButton);
  await expect.element(saved).toBeVisible();
  expect(recorded.events).toEqual([
    { type: 'component.viewed', component: 'BankTransactionEditor' },
    { type: 'bankTransaction.saved', component: 'BankTransactionEditor', transactionId: before.id, isNew: false },
  ]);
});

test('a list without callbacks for it opens nothing, and with one reports what is opened', async () => {
  const { id } = await save({ description: 'Opened once' });
  const recorded = recordEvents();
  renderWithProvider(
    <BankTransactionList defaultFilters={{ search: 'Opened once' }} onTransactionSelect={() => {}} />,
    {
      company,
      ...recorded.props,
    },
  );
  const table = await transactionTable();
  table.focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => recorded.without('component.viewed'))
    .toEqual([{ type: 'bankTransaction.selected', transactionId: id }]);
});
