import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, ClosingForm, GeneralLedger, InvoiceList, JournalEntryForm } from '../../../src/index.ts';
import * as themes from '../../../src/themes.ts';
import { contrastPairs } from '../../../stories/theming/designer/contrastPairs.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { contrastFindings } from '../../support/ui/contrastFindings.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

test.each(['light', 'dark'] as const)(
  'every preset has readable text, visible controls and a visible focus in %s pages',
  async (scheme) => {
    const books = (
      <div style={{ colorScheme: scheme, background: 'Canvas', color: 'CanvasText' }}>
        <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} loadInBackground={false} />
        <InvoiceList />
        <BankTransactionList />
        <JournalEntryForm />
        <ClosingForm />
      </div>
    );
    const { rerender } = renderWithProvider(books, { company });
    await ledgerTable();
    await expect.poll(() => document.querySelectorAll('.daybook-skeleton').length, { timeout: 20_000 }).toBe(0);
    await userEvent.click(page.getByRole('button', { name: 'Display' }).first());
    await expect.poll(() => document.querySelector('.daybook-popover:popover-open')).not.toBeNull();
    const findings = Object.entries(themes).flatMap(([name, appearance]) => {
      rerender(books, { appearance });
      const root = document.querySelector<HTMLElement>('.daybook');
      const pairs = root ? contrastPairs(root, scheme) : [];
      const low = pairs.filter(({ ratio, atLeast }) => ratio < atLeast).map((pair) => `${pair.name}: ${pair.ratio}`);
      return [...contrastFindings(), ...low].map((each) => `${name}: ${each}`);
    });
    expect(findings).toEqual([]);
  },
  60_000,
);

testOwnLook('finds unreadable text and lines', () => {
  renderWithProvider(<JournalEntryForm />, {
    company,
    appearance: { colorBackground: 'white', colorText: '#888', colorFocus: '#ddd', colorSunken: '#777' },
  });
  const found = contrastFindings();
  expect(found).toContainEqual(expect.stringMatching(/^“.+”: 3\.5/));
  expect(found).toContainEqual(expect.stringMatching(/^border of daybook-/));
  expect(found).toContainEqual(expect.stringMatching(/^surface-text on surface: 3\.5/));
  expect(found).toContainEqual(expect.stringMatching(/^focus on surface: 1\.3/));
  expect(found).toContainEqual(expect.stringMatching(/^secondary on sunken/));
});
