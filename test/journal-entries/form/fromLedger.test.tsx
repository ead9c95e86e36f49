import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, JournalEntryForm } from '../../../src/index.ts';
import { field } from '../../support/bank-transactions/editor.tsx';
import { createJournalApi } from '../../support/journal-entries/api.ts';
import { lineValues } from '../../support/journal-entries/form.tsx';
import { entryRows, focusedEntry, ledgerTable, readEntryRow } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

/** A ledger that opens the journal entry of a selected line, as in a host's page. */
function LedgerAndForm({ glAccountId }: { glAccountId: string }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <GeneralLedger
        glAccountId={glAccountId}
        defaultFilters={{ period: 'all' }}
        onEntrySelect={({ entityId }) => setOpened(entityId)}
      />
      {opened?.startsWith('mje_') && <JournalEntryForm journalEntryId={opened} onCancel={() => setOpened(undefined)} />}
    </>
  );
}

test('selecting a ledger entry opens the journal entry that posted it, with its lines', async () => {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  const { expense, asset } = journal;
  await journal.save({ description: 'Accrued rent of June' });
  await journal.save({
    description: 'Deposit for the office',
    children: [
      { glAccountId: expense.id, drAmount: 0, crAmount: 75_50 },
      { glAccountId: asset.id, drAmount: 75_50, crAmount: 0 },
    ],
  });
  renderWithProvider(<LedgerAndForm glAccountId={expense.id} />, { company });
  const table = await ledgerTable();
  expect(page.getByRole('form').query()).toBeNull();
  table.focus();
  const place = entryRows(table).findIndex((row) => readEntryRow(row).description.startsWith('Deposit'));
  await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`); // both have the same date
  await expect.poll(() => focusedEntry(table)).toBe(place);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Description')).toHaveValue('Deposit for the office');
  await expect.poll(lineValues).toEqual([
    [expect.stringContaining(expense.name), '', '75.50'],
    [expect.stringContaining(asset.name), '75.50', ''],
    ['', '', ''], // to type in
  ]);
});
