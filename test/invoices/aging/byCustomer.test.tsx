import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test('the aging by customer is one tab stop, in which arrow keys move', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await userEvent.click(page.getByRole('button', { name: 'By customer' }));
  const table = (await page.getByRole('table', { name: 'Aging by customer' }).findElement()) as HTMLTableElement;
  const buttons = [...(table.tBodies[0]?.querySelectorAll('button') ?? [])];
  const [first, second, third] = buttons;
  const names = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.querySelector('th button'));
  expect(names.length).toBeGreaterThan(3);
  (page.getByRole('button', { name: 'Export CSV Aging by customer' }).element() as HTMLElement).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(names[2]);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(names.at(-1));
  await userEvent.keyboard('{ArrowUp}');
  const left = document.activeElement;
  await userEvent.tab();
  expect(table.contains(document.activeElement)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(left);
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(third);
});
