import { expect, test } from 'vitest';
import { buildDemo } from '../support/browsers/buildPages.ts';
import type { ControlledPage } from '../support/browsers/controlPage.ts';
import { describeInEngines } from '../support/browsers/describeInEngines.ts';
import { filterByDescription } from '../support/browsers/filterByDescription.ts';
import type { Json } from '../support/sandbox/company.ts';

const white = '255,255,255';

describeInEngines(buildDemo, (around) => {
  test('signs in', async () => {
    const { page } = around();
    await page.open('/');
    await page.sees('grid', 'General ledger, Operating Checking');
    await page.reads('Studio Owner');
  });

  test('scrolls a ledger to its end, beside a scroll bar without a white track', async () => {
    const { page } = around();
    await page.open('/ledger/gla_1010');
    await page.sees('grid', 'General ledger, Operating Checking');
    await page.evaluate(`document.querySelector('.daybook').style.setProperty('--daybook-table-height', '320px')`);
    await expect.poll(async () => (await page.boxOf('.daybook-table-scroll')).height).toBe(320);
    const textAt = async (of: (height: number) => number) => {
      const { x, y, height } = await page.boxOf('.daybook-table-scroll'); // moves while figures load above it
      return page.textAt(x + 40, y + of(height));
    };
    await expect.poll(() => textAt(() => 60)).toMatch(/^Dec 31Closing balance/);
    const scrolled = async () => {
      const { x, y } = await page.boxOf('.daybook-table-scroll');
      await page.wheelAt(x + 200, y + 200, 1000);
      return textAt((height) => height - 60);
    };
    await expect.poll(scrolled, { timeout: 30_000 }).toContain('Opening balance');
    expect(await textAt(() => 16)).toContain('DateSource');
    expect(await textAt((height) => height - 16)).toContain('Totals and closing balance');
    const { x, y, width } = await page.boxOf('.daybook-table-scroll');
    expect(await page.colorsIn({ x: x + width - 10, y: y + 60, width: 10, height: 60 })).not.toContain(white);
  });

  test('filters transactions, in popovers that show all of their content', async () => {
    const { page } = around();
    await page.open('/transactions');
    await page.sees('grid', 'Transactions');
    await page.click('button', 'Display');
    await page.sees('radio', 'Roomy');
    await expect.poll(() => page.cutIn('.daybook-popover')).toEqual([]);
    await page.press('Escape');
    await page.click('button', /Filter$/);
    await filterByDescription(page, 'gusto');
    await page.sees('button', /^Description.*gusto/);
  });

  test('opens the transaction that is clicked, and saves a note', async () => {
    const { page, books } = around();
    const clicked = await books.save({ description: 'Paper mill' });
    await books.save({ description: 'Printer' });
    await openEditor(page, 'Paper mill');
    await page.fill('textbox', 'Notes', 'For the lobby');
    await save(page);
    expect(await books.stored(clicked.id)).toMatchObject({ notes: 'For the lobby', amount: -120_00 });
  });

  test('categorizes a transaction by keyboard in a table that stays visible, and undoes it', async () => {
    const { page, books } = around();
    const { id } = await books.save({ description: 'Stapler' });
    const category = async () => (await books.stored(id)).category?.name;
    await focusRow(page, 'Stapler');
    expect((await page.colorsIn(await page.boxOf('tbody tr'))).length).toBeGreaterThan(10);
    await page.press('c');
    await page.hasFocus('combobox', /^Category of/);
    await page.type('office s');
    await page.sees('option', /^Office Supplies/);
    await page.press('Enter');
    await expect.poll(category).toBe('Office Supplies');
    await page.press('Control+z');
    await expect.poll(category).toBe(undefined);
  });

  test('splits a transaction', async () => {
    const { page, books } = around();
    const { id } = await books.save({ description: 'Two things' });
    await openEditor(page, 'Two things');
    await page.click('button', 'Split');
    await page.hasFocus('listitem', 'Line 1');
    for (const [text, option] of [
      ['office s', 'Office Supplies'],
      ['bank f', 'Bank Fees'],
    ] as const) {
      await page.type(text);
      await page.sees('option', new RegExp(`^${option}`));
      for (const _column of ['Team', 'Memo', 'Amount']) await page.press('Tab');
      await page.type(option === 'Bank Fees' ? '' : '80');
      await page.press('Tab');
    }
    await save(page);
    const { children } = await books.stored(id);
    expect(children.map(({ amount, category }: Json) => [amount, category?.name])).toEqual([
      [-80_00, 'Office Supplies'],
      [-40_00, 'Bank Fees'],
    ]);
  });

  test('shows a conflict, and saves what the user chooses', async () => {
    const { page, books } = around();
    const { id } = await books.save({ description: 'Disputed' });
    await openEditor(page, 'Disputed');
    await page.fill('textbox', 'Notes', 'Mine');
    await books.save({ id, description: 'Disputed', notes: 'Theirs' });
    await page.press('Control+Enter');
    await page.sees('region', /Someone else changed this transaction/);
    await page.click('radio', 'Yours: Mine');
    await save(page);
    expect(await books.stored(id)).toMatchObject({ notes: 'Mine', description: 'Disputed' });
  });

  test('pastes a journal entry from the clipboard', async () => {
    const { page, books } = around();
    await page.open('/journal');
    await page.sees('heading', 'New journal entry');
    await page.copy('6110\t500.00\t\n1010\t\t500.00');
    await page.fill('textbox', 'Description', 'Rent, pasted');
    await page.press('Control+v');
    await page.hasFocus('button', 'Add 2 lines');
    await page.press('Enter');
    await page.reads('Balanced');
    await page.press('Control+Enter');
    await page.reads('Rent, pasted saved');
    const posted = await books.posted('gla_6110');
    expect(posted.filter(({ description }) => description === 'Rent, pasted')).toMatchObject([{ drAmount: 500_00 }]);
  });

  test('fits a phone: filters open in a sheet, and a transaction over the list', async () => {
    const { page, books } = around();
    await books.save({ description: 'Desk lamp' });
    await page.resize(380, 800); // WebKitGTK's window is at least 447 wide
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    const expectFit = async () => {
      await expect.poll(page.outsidePage).toEqual([]);
      expect(await page.evaluate(overflow)).toBe(0);
    };
    await page.open('/transactions');
    await page.sees('grid', 'Transactions');
    await expectFit();
    await page.click('button', 'Filter and sort');
    await page.sees('option', /^Description/);
    const pageWidth = await page.evaluate('document.documentElement.clientWidth');
    await expect.poll(() => page.boxOf('.daybook-popover')).toMatchObject({ x: 0, width: pageWidth });
    await page.press('Escape');
    await page.click('button', 'Desk lamp');
    await page.sees('heading', 'Desk lamp');
    await page.sees('textbox', 'Notes');
    await expectFit();
    await page.click('button', 'Close');
    await page.hasFocus('grid', 'Transactions');
    for (const [path, role, name] of [
      ['/ledger/gla_1010', 'grid', 'General ledger, Operating Checking'],
      ['/invoices', 'grid', 'Customer invoices'],
      ['/journal', 'heading', 'New journal entry'],
      ['/settings', 'group', 'Financial summaries'],
    ] as const) {
      await page.open(path);
      await page.sees(role, name);
      await expectFit();
    }
  });

  test('exports the invoices to a file', async () => {
    const { page, savedFiles } = around();
    await page.open('/invoices');
    await page.click('button', 'Export CSV');
    const lines = () => savedFiles().map((text) => text.trim().split('\n').length);
    await expect.poll(lines, { timeout: 15_000 }).toEqual([41]); // the browser may write to a second file first
    expect(savedFiles().join()).toContain('INV-1039');
  });

  test('changes to the dark theme, with every control on the same surface', async () => {
    const { page } = around();
    await page.open('/settings');
    await page.sees('group', 'Financial summaries');
    await page.click('radio', 'Dark');
    await page.click('link', 'Invoices');
    await page.sees('grid', 'Customer invoices');
    const inside = async (selector: string) => {
      const { x, y, height } = await page.boxOf(selector);
      return page.colorsIn({ x: x + 20, y: y + height - 5, width: 20, height: 3 });
    };
    const [surface = white, ...others] = await inside('.daybook-search-input');
    expect(others).toEqual([]);
    expect(surface.split(',').every((channel) => Number(channel) < 60)).toBe(true);
    expect(await inside('.daybook-filters select')).toEqual([surface]);
  });

  test('shows each notification’s name inside its row', async () => {
    const { page } = around();
    await page.open('/settings');
    await page.sees('group', 'Financial summaries');
    const margin = await page.evaluate(`(() => {
      const legend = document.querySelector('.daybook-preference legend');
      const text = document.createRange();
      text.selectNodeContents(legend);
      return text.getBoundingClientRect().top - legend.parentElement.getBoundingClientRect().top;
    })()`);
    expect(margin).toBeGreaterThanOrEqual(8);
  });

  test('switches to another person’s companies', async () => {
    const { page } = around();
    await page.open('/settings');
    await page.click('radio', /^Bookkeeper/);
    await page.reads('Two companies');
    await page.click('link', 'General ledger');
    await page.click('link', 'Main Checking');
    await page.sees('grid', 'General ledger, Main Checking');
  });
});

/** Searches the list for a transaction and moves the focus to its row. */
async function focusRow(page: ControlledPage, description: string): Promise<void> {
  await page.open('/transactions');
  await page.fill('searchbox', 'Search transactions', description);
  await page.reads('1 transaction');
  await page.click('button', 'Display');
  await page.press('Escape');
  await page.press('Tab');
  await page.hasFocus('grid', 'Transactions');
}

async function openEditor(page: ControlledPage, description: string): Promise<void> {
  await page.open('/transactions');
  await page.click('button', description);
  await page.sees('heading', description);
  await page.sees('textbox', 'Notes');
}

async function save(page: ControlledPage): Promise<void> {
  await page.press('Control+Enter');
  await page.reads('Saved');
}
