import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toMinor } from '../../../src/core/money/minor.ts';
import { MoneyText } from '../../../src/ui/fields/MoneyText.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test.each([
  ['a minus sign by default', undefined, '−12.50', false],
  ['parentheses if the provider says so', 'accounting', '(12.50)', true],
] as const)('a negative amount has %s', async (_, currencySign, text, isAligned) => {
  renderWithProvider(<MoneyText amount={toMinor(-1250)} />, { company, currencySign });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText(text).element().hasAttribute('data-parentheses')).toBe(isAligned);
});
