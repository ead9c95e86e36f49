import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />;

const tokens = {
  '--daybook-row-height': '50px',
  '--daybook-color-accent': 'rgb(200, 0, 0)',
  '--daybook-color-background': 'rgb(250, 250, 240)',
  '--daybook-radius': '11px',
  '--daybook-font-size': '20px',
  '--daybook-font-family': 'Georgia, serif',
  '--daybook-table-height': '320px',
} as CSSProperties; // its type has no custom properties

test('tokens set on any surrounding element apply without JavaScript', async () => {
  renderWithProvider(<div style={tokens}>{ledger}</div>, { company });
  const table = await ledgerTable();
  expect(entryRows(table)[0]?.getBoundingClientRect().height).toBe(50);
  expect(table.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().height).toBe(44); // 6 less than a row
  expect(table.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(322); // with its border
  expect(getComputedStyle(table).fontSize).toBe('20px');
  expect(getComputedStyle(table).fontFamily).toContain('Georgia');
  expect(getComputedStyle(table.tHead?.rows[0]?.cells[0] ?? table).backgroundColor).toBe('rgb(250, 250, 240)');
  await expect.element(page.getByRole('slider')).toBeVisible();
});

testOwnLook('fields take the radius and the color of the focus from them', async () => {
  renderWithProvider(<div style={tokens}>{ledger}</div>, { company });
  await ledgerTable();
  const period = page.getByLabelText('Period');
  expect(getComputedStyle(period.element()).borderRadius).toBe('11px');
  await expect.element(page.getByRole('slider')).toBeVisible();
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(period).toHaveFocus();
  expect(getComputedStyle(period.element()).outlineColor).toBe('rgb(200, 0, 0)');
});

test('font and color are inherited from the page, unless a token is set', async () => {
  renderWithProvider(<div style={{ font: 'italic 19px serif', color: 'rgb(60, 0, 60)' }}>{ledger}</div>, { company });
  const table = await ledgerTable();
  const [cell] = entryRows(table)[0]?.cells ?? [];
  expect(getComputedStyle(cell ?? table)).toMatchObject({
    fontFamily: 'serif',
    fontSize: '19px',
    fontStyle: 'normal',
    color: 'rgb(60, 0, 60)',
  });
});

test.each([
  ['around it', { 'data-daybook-theme': 'dark' }, {}],
  ['on it', {}, { 'data-daybook-theme': 'dark' }],
])('an explicit dark theme set %s is dark and readable on a light page', async (_where, around, on) => {
  renderWithProvider(
    <div {...around}>
      <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} {...on} />
    </div>,
    { company },
  );
  const root = (await ledgerTable()).closest('.daybook');
  if (!root) throw new Error('The table has no root.');
  const { backgroundColor, color } = getComputedStyle(root);
  expect(lightnessOf(backgroundColor)).toBeLessThan(60);
  expect(lightnessOf(color)).toBeGreaterThan(200);
});

/** From 0 (black) to 255 (white). */
function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}
