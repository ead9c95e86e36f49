import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
const cell = () => page.getByRole('button', { name: /^waiting ?Office Supplies$/ });

const canUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function typeCategory(category: string) {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard(category);
  await expect.element(page.getByRole('option', { name: category })).toBeVisible();
}

/** Categorizes the only transaction of a search while the device is offline. */
async function categorizeOffline(description: string) {
  const before = await api.save({ description, reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  const list = <BankTransactionList defaultFilters={{ search: description }} />;
  const { rerender } = renderWithProvider(list, { company });
  (await transactionTable()).focus();
  await typeCategory('Office Supplies');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(cell()).toBeVisible();
  const reconnect = () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  const leave = async () => {
    rerender(<p>Another page</p>);
    await expect.element(page.getByText('Another page')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500)); // for a save to fail
  };
  return { before, reconnect, leave, comeBack: () => rerender(list), rerender };
}

test('a change made offline waits, and is saved when the connection is back', async () => {
  const { before, reconnect } = await categorizeOffline('TUNNEL');
  await expect.element(page.getByText('You’re offline. 1 change is waiting and will be sent when')).toBeVisible();
  expect((await api.stored(before.id)).category).toBeNull();
  reconnect();
  await expect.poll(async () => (await api.stored(before.id)).category?.name).toBe('Office Supplies');
  await expect.element(cell()).not.toBeInTheDocument();
});

test('an undo takes back a change that waits', async () => {
  const { before, reconnect } = await categorizeOffline('BRIDGE');
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect
    .element(page.getByText('Undone: BRIDGE, −120.00, categorized as Office Supplies and reviewed.'))
    .toBeVisible();
  await expect.element(cell()).not.toBeInTheDocument();
  reconnect();
  await expect.element(page.getByText('To review').first()).toBeVisible();
  expect(await api.stored(before.id)).toEqual(before);
});

test('a change that waits still does after a look at the other categories', async () => {
  const { before, reconnect } = await categorizeOffline('MEADOW');
  (await transactionTable()).focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Discard 1' })).toBeVisible();
  expect(canUnload()).toBe(false);
  reconnect();
  await expect.poll(async () => (await api.stored(before.id)).category?.name).toBe('Office Supplies');
});

test('changes that wait are discarded after a question', async () => {
  const { before, reconnect } = await categorizeOffline('QUARRY');
  await userEvent.click(page.getByRole('button', { name: 'Discard 1' }));
  const dialog = page.getByRole('alertdialog', { name: 'Discard 1 change?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(cell()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Discard 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard 1' }));
  await expect.element(page.getByRole('button', { name: 'Uncategorized' })).toBeVisible();
  expect(document.activeElement).toBe(await transactionTable());
  await expect.element(page.getByText('is waiting and will be sent')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  reconnect();
  await new Promise((resolve) => setTimeout(resolve, 1000)); // for it to be sent
  expect(await api.stored(before.id)).toEqual(before);
});

test('the number to review drops with each decision, and stays while they wait and are sent', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  for (const description of ['NORTH', 'SOUTH', 'WEST'])
    await api.save({ description, reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const tab = page.getByRole('radio', { name: /^To review/ });
  await expect.element(tab).toHaveAccessibleName('To review 3');
  (await transactionTable()).focus();
  await typeCategory('Office Supplies');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(tab).toHaveAccessibleName('To review 2');
  await typeCategory('Office Supplies');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 changes are waiting')).toBeVisible();
  await expect.element(tab).toHaveAccessibleName('To review 1');
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => requests.some(isSave)).toBe(true);
  const countReads = () => requests.filter(({ body, status }) => body?.limit === 250 && status === 200).length;
  const earlier = countReads();
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(countReads).toBeGreaterThan(earlier);
  await new Promise((resolve) => setTimeout(resolve, 500)); // for it to show
  await expect.element(tab).toHaveAccessibleName('To review 1');
  gate.open();
  await expect.element(page.getByText('2 changes are waiting')).not.toBeInTheDocument();
  await expect.element(tab).toHaveAccessibleName('To review 1');
});

test('a change that waits when the list is left shows when it is opened again, and is saved when the connection is back', async () => {
  const { before, reconnect, leave, comeBack } = await categorizeOffline('FERRY');
  await leave();
  comeBack();
  await expect.element(cell()).toBeVisible();
  reconnect();
  await expect.poll(async () => (await api.stored(before.id)).category?.name).toBe('Office Supplies');
  await expect.element(cell()).not.toBeInTheDocument();
});

test('it is saved when the connection is back while the list is closed', async () => {
  const { before, reconnect, leave } = await categorizeOffline('CANAL');
  await leave();
  reconnect();
  await expect.poll(async () => (await api.stored(before.id)).category?.name).toBe('Office Supplies');
});

test('a review status that is taken back offline leaves nothing waiting', async () => {
  const before = await api.save({ description: 'LEVEE', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'LEVEE' }} />, { company });
  const toggle = page.getByRole('button', { name: 'Reviewed: LEVEE' });
  await transactionTable();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  await expect.element(page.getByText('You’re offline. 1 change is waiting')).toBeVisible();
  expect(canUnload()).toBe(false);
  await userEvent.click(toggle);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await new Promise((resolve) => setTimeout(resolve, 600)); // for a save to fail
  expect(canUnload()).toBe(true);
  expect(page.getByText('You’re offline').query()).toBeNull();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await api.stored(before.id)).toEqual(before);
});

test('the later of two changes wins when the connection is lost while the earlier one is being saved', async () => {
  const { id } = await api.save({ description: 'PASS', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  let gate: ReturnType<typeof createGate> | undefined;
  recordRequests({ until: () => gate?.opened });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'PASS' }} />, { company });
  const table = await transactionTable();
  table.focus();
  await typeCategory('Small Equipment');
  gate = createGate();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(table);
  await new Promise((resolve) => setTimeout(resolve, 500)); // for the save to begin
  await typeCategory('Office Supplies');
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gate.open();
  await expect.element(cell()).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(async () => (await api.stored(id)).category?.name).toBe('Office Supplies');
  // Only one change is left to undo.
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.poll(async () => (await api.stored(id)).category).toBeNull();
  table.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(page.getByText('Undone: PASS, −120.00, categorized as Small Equipment and reviewed.').query()).toBeNull();
});

test('the browser asks before it leaves the page while a change of a closed list waits', async () => {
  const { before, reconnect, leave } = await categorizeOffline('HARBOR');
  await leave();
  expect(canUnload()).toBe(false);
  reconnect();
  await expect.poll(async () => (await api.stored(before.id)).category?.name).toBe('Office Supplies');
  expect(canUnload()).toBe(true);
});

test('a change of a closed list that waits is dropped when another user signs in', async () => {
  const { before, reconnect, leave, rerender } = await categorizeOffline('QUAY');
  await leave();
  rerender(<p>Another user</p>, { identity: 'another user' });
  await expect.element(page.getByText('Another user')).toBeVisible();
  expect(canUnload()).toBe(true);
  reconnect();
  await new Promise((resolve) => setTimeout(resolve, 1000)); // for it to be sent
  expect(await api.stored(before.id)).toEqual(before);
});
