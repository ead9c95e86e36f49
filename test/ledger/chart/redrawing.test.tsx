import { expect, onTestFinished, test, vi } from 'vitest';
import { GeneralLedger, type GeneralLedgerProps } from '../../../src/index.ts';
import { focusChart, slider } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const year = { beginDate: '2025-01-01', endDate: '2026-06-15' };

function Ledger(props: Partial<GeneralLedgerProps>) {
  const { checking } = company.glAccountIds;
  return <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={year} {...props} />;
}

test('is mirrored when the host changes the direction of the page', async () => {
  renderWithProvider(<Ledger />, { company });
  const svg = (await slider.findElement()).querySelector('svg') ?? expect.unreachable();
  expect(getComputedStyle(svg).scale).toBe('none');
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
  await expect.poll(() => getComputedStyle(svg).scale).toBe('-1 1');
});

test('is not drawn again when the host renders the ledger with other functions', async () => {
  const unreadBefore = vi.fn(({ date }: { date: string }) => `Not loaded before ${date}`); // drawn by the chart only
  const messages = { unreadBefore };
  const ledger = () => <Ledger messages={messages} onEntrySelect={() => {}} onFiltersChange={() => {}} />;
  const { rerender } = renderWithProvider(ledger(), { company });
  await focusChart();
  const drawings = () => unreadBefore.mock.calls.length;
  /** Waits until nothing has been drawn for a while, as entries load. */
  const settle = async () => {
    for (let before = -1; before !== drawings(); ) {
      before = drawings();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  await settle();
  const drawn = drawings();
  rerender(ledger());
  await settle();
  expect(drawn).toBeGreaterThan(0);
  expect(drawings()).toBe(drawn);
});
