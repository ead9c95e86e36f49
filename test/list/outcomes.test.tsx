import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../src/index.ts';
import { SelectionExport } from '../../src/list/selection/SelectionExport.tsx';
import { Root } from '../../src/ui/root/Root.tsx';
import { ledgerTable } from '../support/ledger.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { currentFetch } from '../support/requests.ts';
import { sharedCompany } from '../support/sandbox/company.ts';
import { recordSavedFiles } from '../support/savedFiles.ts';

const company = await sharedCompany({ entries: 260 });
const { checking = '' } = company.glAccountIds;
const alert = page.getByRole('alert');
const press = async (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const isComplete = page.getByText('260 entries', { exact: true });

/** A ledger with more pages. @returns what is read from now on: whether it fails. */
async function showLedger() {
  const reads = { fail: false };
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    reads.fail && String(input).includes('/v6/') ? Response.json({}, { status: 400 }) : send(input, init),
  );
  renderWithProvider(
    <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={{ period: 'all' }} />,
    { company },
  );
  await ledgerTable();
  await expect.element(page.getByText(/ entries so far$/)).toBeVisible();
  return reads;
}

test('a failed export is no longer shown once all entries have loaded', async () => {
  const reads = await showLedger();
  reads.fail = true;
  await press('Export CSV');
  await expect.element(alert).toHaveTextContent('Couldn’t load every entry, so no file was saved.');
  reads.fail = false;
  await press('Load all');
  await expect.element(isComplete).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(alert.query()).toBeNull();
});

test.each(['Load all', 'Print'])('after an export, saved or not, a failed %s says what failed', async (action) => {
  recordSavedFiles();
  const reads = await showLedger();
  const failed = 'Couldn’t load every entry. Showing what loaded.';
  reads.fail = true;
  await press('Export CSV');
  await expect.element(alert).toHaveTextContent('no file was saved');
  await press(action);
  await expect.element(alert).toHaveTextContent(failed);
  reads.fail = false;
  await press('Export CSV');
  await expect.element(page.getByText(/^Saved 260 entries/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toHaveFocus(); // Cancel had it in the meantime
  expect(alert.query()).toBeNull();
  reads.fail = true;
  await press(action);
  await expect.element(alert).toHaveTextContent(failed);
  expect(page.getByText(/^Saved 260 entries/).query()).toBeNull();
});

test('an export goes on while all entries are loaded from the foot of the table', async () => {
  const files = recordSavedFiles();
  await showLedger();
  const loadAll = page.getByRole('grid').getByRole('button', { name: 'Load all' });
  await expect.element(loadAll).toBeVisible();
  await press('Export CSV');
  await userEvent.click(loadAll);
  await expect.element(isComplete).toBeVisible();
  await expect.poll(() => files.length).toBe(1);
});

test('a failed export of the selection is an alert, and the next one starts without it', async () => {
  recordSavedFiles();
  const readWhole = vi.fn(async () => [{ id: '1' }]).mockRejectedValueOnce(new Error('offline'));
  const csv = { header: () => 'id', rows: () => '1' };
  const messages = { exportSelected: 'Export', exported: () => 'Saved.', exportFailed: 'Not saved.' };
  renderWithProvider(
    <Root component="Test" name="test">
      <SelectionExport rows={[{ id: '1' }]} csv={csv} readWhole={readWhole} fileName="rows" messages={messages} />
    </Root>,
    { company },
  );
  await press('Export');
  await expect.element(alert).toHaveTextContent('Not saved.');
  await press('Export');
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved.');
  expect(alert.query()).toBeNull();
});
