import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

test('zeros are muted in tables, other amounts are not', async () => {
  renderWithProvider(<TrialBalance />, { company: await sharedCompany() });
  const grid = await page.getByRole('grid').findElement();
  const colorsOf = (isZero: boolean) => {
    const amounts = [...grid.querySelectorAll('tbody .daybook-money')];
    return new Set(
      amounts
        .filter(({ textContent }) => (textContent === '0.00') === isZero)
        .map((amount) => getComputedStyle(amount).color),
    );
  };
  await expect.poll(() => colorsOf(true).size).toBe(1);
  await expect.poll(() => colorsOf(false).size).toBe(1);
  expect(colorsOf(true)).not.toEqual(colorsOf(false));
});
