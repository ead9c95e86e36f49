import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { formatDay, formatDollars, ledgerTable } from '../../support/ledger.ts';
import { slider } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '' } = company.glAccountIds;
/** Two weeks that fit on the first page. */
const may = { beginDate: '2026-05-11', endDate: '2026-05-24' };
const { entries } = await fetchLedger(company, checking, may);
const last = entries.at(-1) ?? expect.unreachable();
const ledgerOfMay = <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={may} />;

test('shows the balance of the day under the pointer at the end of the figures', async () => {
  renderWithProvider(ledgerOfMay, { company });
  await ledgerTable();
  expect(document.querySelector('.daybook-ledger-readout')).toBeNull();
  const { width, top } = (await slider.findElement()).getBoundingClientRect();
  await userEvent.hover(slider, { position: { x: width - 1, y: 20 } });
  const readout = () => document.querySelector('.daybook-ledger-readout')?.textContent ?? '';
  await expect.poll(readout).toContain(formatDay(last.date));
  expect(slider.element().getBoundingClientRect().top).toBe(top);
  expect(readout()).toContain(formatDollars(last.runningBalance));
  await userEvent.unhover(slider);
  await expect.poll(readout).toBe('');
});

test('the other figures stay beside a day from 860 pixels', async () => {
  await page.viewport(860, 800);
  onTestFinished(() => page.viewport(1280, 800));
  renderWithProvider(ledgerOfMay, { company });
  await ledgerTable();
  const { width } = (await slider.findElement()).getBoundingClientRect();
  await userEvent.hover(slider, { position: { x: width - 1, y: 20 } });
  await expect.poll(() => document.querySelector('.daybook-ledger-readout')).not.toBeNull();
  const boxes = [...document.querySelectorAll('.daybook-ledger-figures > dl > div, .daybook-ledger-readout')].map(
    (each) => each.getBoundingClientRect(),
  );
  expect(boxes).toHaveLength(5);
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(50);
    expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  }
});
