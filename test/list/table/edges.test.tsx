import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRow } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';
import { clickAt } from '../../support/ui/surroundings.tsx';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

const lists: [name: string, list: ReactNode][] = [
  ['bank transactions', <BankTransactionList key="list" selectable onTransactionSelect={() => {}} />],
  ['invoices', <InvoiceList key="list" selectable onInvoiceSelect={() => {}} />],
  ['ledger', <GeneralLedger key="list" glAccountId={checking} onEntrySelect={() => {}} />],
];

test.each(
  lists.flatMap(([name, list]) =>
    [1280, 380].flatMap((width) => [
      { name, list, width, by: 'the page' },
      { name, list: <TableHeight>{list}</TableHeight>, width, by: 'the table' },
    ]),
  ),
)('no row of $name covers the header or the footer, $width px wide, scrolled by $by', async ({ list, width }) => {
  await page.viewport(width, 800);
  renderWithProvider(list, { company });
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const area = table.parentElement as HTMLElement; // its section
  const scroller = scrollerOf(table);
  area.scrollIntoView();
  const start = scroller.scrollTop;
  for (const distance of [0, 10, 20, 36, 52, 72, 130, 300]) {
    scroller.scrollTop = start + distance;
    for (const part of [table.tHead, table.tFoot]) expect(coveredPoints(part, area), `at ${distance}`).toEqual([]);
  }
});

test('clicking the header checkbox of a scrolled list selects all loaded rows', async () => {
  renderWithProvider(
    <TableHeight>
      <BankTransactionList selectable />
    </TableHeight>,
    { company },
  );
  const table = await transactionTable();
  const box = table.tHead?.querySelector('input');
  if (!box) throw new Error('There is no header checkbox.');
  scrollerOf(table).scrollTop = 36;
  await clickAt(box);
  expect(transactionRows(table).every((row) => row.ariaSelected === 'true')).toBe(true);
});

test.each(lists)('rows, header and border lines of %s have the same width', async (_name, list) => {
  renderWithProvider(list, { company });
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const area = table.parentElement as HTMLElement; // the section that scrolls
  const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(area);
  expect([borderBlockStartWidth, borderBlockEndWidth]).toEqual(['0px', '0px']);
  const { right } = table.getBoundingClientRect();
  expect(table.tHead?.getBoundingClientRect().right).toBe(right);
  expect(table.tBodies[0]?.rows[0]?.getBoundingClientRect().right).toBe(right);
  for (const line of ['::before', '::after']) {
    expect(Number.parseFloat(getComputedStyle(area, line).width)).toBeCloseTo(area.clientWidth);
    expect(getComputedStyle(area, line).borderBlockStartWidth).toBe('1px');
  }
});

test.each(
  lists.flatMap(([name, list]) => [
    { name, list, width: 1280, dir: 'ltr' },
    { name, list, width: 960, dir: 'ltr' },
    { name, list, width: 960, dir: 'rtl' },
  ]),
)('amount headers align with the digits in $name, $width px wide, $dir', async ({ list, width, dir }) => {
  await page.viewport(width, 800);
  renderWithProvider(<div dir={dir}>{list}</div>, { company });
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  for (const head of table.tHead?.querySelectorAll('[data-align]') ?? []) {
    const column = head.getAttribute('data-column');
    const cells = `:is(tbody, tfoot) [data-column='${column}']`;
    const amounts = [...table.querySelectorAll(`${cells} :is(.daybook-money, .daybook-days-overdue)`)];
    expect(amounts.length).toBeGreaterThan(0);
    for (const amount of amounts) {
      expect(Math.abs(endOfDigits(amount) - endOfText(head)), column ?? '').toBeLessThan(0.6);
    }
  }
});

test.each(lists.map(([name, list]) => ({ name, list })))(
  'columns of $name start at the right of a right-to-left page',
  async ({ list }) => {
    renderWithProvider(<div dir="rtl">{list}</div>, { company });
    await page.getByRole('grid').findElement();
    const heads = page.getByRole('columnheader').elements();
    const [first, last] = [heads[0], heads.at(-1)].map((head) => head?.getBoundingClientRect());
    expect(first?.left).toBeGreaterThan(last?.right ?? Number.NaN);
  },
);

test('long names are truncated, and the list is no wider than its container', async () => {
  await page.viewport(640, 800);
  const displayName = 'The Honourable Society of Signwriters and Letter Cutters of the Northern Districts';
  mockRow(/generalLedger$/, 0, (row) => ({ ...row, entity: { ...(row.entity as object), displayName } }));
  renderWithProvider(<GeneralLedger glAccountId={checking} />, { company });
  const name = await page.getByText(displayName).findElement();
  const area = name.closest('table')?.parentElement;
  expect(area?.scrollWidth).toBe(area?.clientWidth);
});

test('a header with a different direction than the page is truncated at its end', async () => {
  await page.viewport(950, 800);
  renderWithProvider(
    <div dir="rtl">
      <BankTransactionList defaultView={{ columnSizing: { bankAccount: 60 } }} />
    </div>,
    { company },
  );
  const table = await transactionTable();
  for (const head of table.tHead?.rows[0]?.cells ?? []) {
    const text = head.querySelector<HTMLElement>('[dir]');
    expect(text && getComputedStyle(text)).toMatchObject({ direction: 'ltr', textOverflow: 'ellipsis' });
    // The text is truncated, not the cell, which ends on the other side.
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    expect(text?.getBoundingClientRect().right).toBeLessThanOrEqual(head.getBoundingClientRect().right);
    expect(text?.getBoundingClientRect().left).toBeGreaterThanOrEqual(head.getBoundingClientRect().left);
  }
  const truncated = [...(table.tHead?.querySelectorAll('[dir]') ?? [])].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(truncated.map(({ textContent }) => textContent)).toContain('Bank account');
});

testOwnLook('a host’s focus ring does not show at the edge of a grid', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = ':focus-visible { outline: 3px solid rgb(255, 0, 0); outline-offset: 3px }';
  onTestFinished(() => style.remove());
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  const search = page.getByRole('searchbox');
  (search.element() as HTMLElement).focus();
  expect(await redPixels(), 'around the search').toBeGreaterThan(100);
  table.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(table);
  expect(await redPixels(), 'around the grid').toBe(0);
});

/** The right edge of an amount's last digit, in parentheses or not. */
function endOfDigits(amount: Element): number {
  const text = amount.firstChild as Text; // an amount contains only text
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, text.data.replace(')', '').length);
  return range.getBoundingClientRect().right;
}

function endOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element.querySelector('[dir]') ?? element);
  return range.getBoundingClientRect().right;
}

/** The number of pure red pixels on the page. */
async function redPixels(): Promise<number> {
  const base64 = await page.screenshot({ save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
  let count = 0;
  for (let place = 0; place < data.length; place += 4) {
    if (data[place] === 255 && data[place + 1] === 0 && data[place + 2] === 0) count += 1;
  }
  return count;
}

/** The points of a sticky table section that something else covers, other than the lines at the edges of its area. */
function coveredPoints(part: HTMLTableSectionElement | null, area: HTMLElement): string[] {
  const position = part && getComputedStyle(part).position;
  if (!part || position === 'absolute') return []; // hidden, as above cards that cannot be sorted
  const { left } = area.getBoundingClientRect();
  const { top, bottom } = ((position !== 'sticky' && part.rows[0]?.cells[0]) || part).getBoundingClientRect();
  const covered: string[] = [];
  for (let x = left + 2; x < left + area.clientWidth - 2; x += 9) {
    for (let y = top + 2; y < bottom - 1; y += 6) {
      const hit = document.elementFromPoint(x, y);
      if (hit && hit !== area && !part.contains(hit))
        covered.push(`${x - left}, ${y - top}: ${hit.outerHTML.slice(0, 80)}`);
    }
  }
  return covered.slice(0, 3);
}
