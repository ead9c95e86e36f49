import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { edit } from '../../support/bank-transactions/bulk.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

test.each([
  [1280, 'above the header'],
  [380, 'at the bottom'],
])('in a window of %i px, what can be done with the selection stays in view %s', async (width) => {
  await page.viewport(width, 700);
  renderWithProvider(<BankTransactionList selectable />, { company: await createCompany() });
  const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await page.getByRole('grid').findElement();
  if (width < 640) await userEvent.click(page.getByRole('button', { name: 'Select', exact: true }));
  await expect.element(first).toBeVisible();
  const top = first.element().getBoundingClientRect().top;
  await userEvent.click(first);
  await expect.element(edit).toBeVisible();
  expect(first.element().getBoundingClientRect().top).toBe(top);
  const isInPlace = () => width < 640 || edit.element().getBoundingClientRect().bottom <= headerTop();
  expect(isInPlace()).toBe(true);
  window.scrollTo(0, 900);
  await expect.poll(() => window.scrollY).toBe(900);
  await expect.poll(() => isInView(edit.element())).toBe(true);
  expect(isInPlace()).toBe(true);
  if (width < 640) expect(edit.element().getBoundingClientRect().top).toBeGreaterThan(500);
  await userEvent.click(page.getByRole('button', { name: 'Category…' }));
  await expect.element(page.getByRole('combobox', { name: 'New category' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

function headerTop(): number {
  return page.getByRole('columnheader').first().element().getBoundingClientRect().top;
}

/** Whether the middle of an element is in view and not covered. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}
