import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { SaveButton } from '../../support/bank-transactions/SaveButton.tsx';
import { ledgerTable } from '../../support/ledger.ts';
import { focusChart, slider } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const period = { beginDate: '2026-01-01', endDate: '2026-06-30' };
const isRead = ({ path }: { path: string }) => path.endsWith('/generalLedger');
const valueText = () => slider.element().getAttribute('aria-valuetext') ?? '';

test.each([true, false])(
  'after a write, the chart says what may have changed, and reads it later, all loaded: %s',
  async (loadInBackground) => {
    const company = await createCompany({ entries: 1500 });
    const { checking = '' } = company.glAccountIds;
    const spent = (await fetchTransactions(company)).find(
      ({ amount, date, children }) => amount < 0 && date.startsWith('2026-02') && children.length === 0,
    );
    if (!spent) throw new Error('No transaction fits.');
    const requests = recordRequests();
    renderWithProvider(
      <>
        <SaveButton id={spent.id} amount={-4_200} />
        <GeneralLedger loadInBackground={loadInBackground} glAccountId={checking} defaultFilters={period} />
      </>,
      { company },
    );
    await ledgerTable();
    if (loadInBackground) await expect.element(page.getByText('Totals and closing balance')).toBeVisible();
    await focusChart();
    await userEvent.keyboard('{Home}');
    await expect.poll(valueText).toContain('Jan');
    expect(valueText()).not.toContain('Updating');
    const before = requests.length;
    // Pressed in the page, so that the focus stays in the chart: the rest is read a second after the write, and a click and keys
    // can take as long.
    (page.getByRole('button', { name: /^Save/ }).element() as HTMLElement).click();
    await expect.poll(valueText).toContain('Updating');
    expect(requests.slice(before).filter(isRead).length).toBeLessThanOrEqual(3);
    await expect.poll(valueText, { timeout: 10_000 }).not.toContain('Updating');
  },
  30_000,
);
