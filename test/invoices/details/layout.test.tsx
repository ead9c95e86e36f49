import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceDetails } from '../../../src/index.ts';
import { fetchInvoices, mockInvoiceFields } from '../../support/invoices/api.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const [invoice = expect.unreachable()] = await fetchInvoices(company);

afterEach(() => document.documentElement.removeAttribute('dir'));

/** Shows the invoice on a page with this direction. @returns the component's element. */
async function show(direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction;
  renderWithProvider(<InvoiceDetails invoiceId={invoice.id} />, { company });
  const table = await page.getByRole('table', { name: 'Line items' }).findElement();
  return table.closest('.daybook') ?? expect.unreachable();
}

test.each(['ltr', 'rtl'] as const)('fits on a phone with long names and numbers, %s', async (direction) => {
  await page.viewport(380, 800);
  mockInvoiceFields({
    customer: {
      id: 'cus_1',
      name: 'The Honourable Society of Signwriters and Letter Cutters '.repeat(3),
      email: `${'x'.repeat(60)}@example.com`,
    },
    lineItems: [
      {
        id: 'ili_1',
        description: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        quantity: '1234567890123456789.123456789',
        rate: '33.333333333333333333333333',
      },
    ],
    notes: `${'x'.repeat(200)}\nThank you.`,
  });
  const details = await show(direction);
  expect(details.scrollWidth).toBeLessThanOrEqual(details.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(380);
});

test.each(['ltr', 'rtl'] as const)(
  'on a phone, the buttons for the link end with the column, %s',
  async (direction) => {
    await page.viewport(380, 800);
    mockInvoiceFields({ customerInvoiceUrl: 'https://pay.example.com/1' });
    await show(direction);
    const copy = page.getByRole('button', { name: 'Copy link' }).element();
    const end = direction === 'ltr' ? 'right' : 'left';
    expect(copy.getBoundingClientRect()[end]).toBe(copy.closest('footer')?.getBoundingClientRect()[end]);
  },
);

test('amounts end below each other on a phone, also on a line of their own', async () => {
  await page.viewport(380, 800);
  const item = { id: 'ili_1', description: 'Exhibition panels', quantity: '3', rate: '129000' };
  mockInvoiceFields({
    lineItems: [
      { ...item, salesTax: { type: 'PERCENT', value: '8.875' } },
      { ...item, id: 'ili_2' },
    ],
  });
  await show('ltr');
  const rows = page.getByRole('table', { name: 'Line items' }).getByRole('row').elements().slice(1);
  const ends = rows.map(({ lastElementChild }) => lastElementChild?.getBoundingClientRect().right);
  expect(ends).toEqual(rows.map((row) => row.getBoundingClientRect().right));
});

test.each([
  [519, 'cards'],
  [520, 'tables'],
])('at %i px, line items are %s', async (width, look) => {
  await page.viewport(width + 200, 800);
  await page.viewport(width + 200 - ((await show('ltr')).clientWidth - width), 800);
  const table = page.getByRole('table', { name: 'Line items' });
  await expect.poll(() => table.element().closest('.daybook')?.clientWidth).toBe(width);
  const cells = table.getByRole('row').nth(1).element().children;
  const [item, quantity] = [...cells].map((cell) => cell.getBoundingClientRect().top);
  expect(item === quantity ? 'tables' : 'cards').toBe(look);
});

test('starts its tables at the right of a right-to-left page', async () => {
  await show('rtl');
  const [item, quantity] = page.getByRole('table', { name: 'Line items' }).getByRole('columnheader').elements();
  expect(item?.getBoundingClientRect().right).toBeGreaterThan(quantity?.getBoundingClientRect().right ?? Number.NaN);
});
