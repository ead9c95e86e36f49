import { expect, test } from 'vitest';
import { buildElementsPage } from '../support/browsers/buildPages.ts';
import type { ControlledPage } from '../support/browsers/controlPage.ts';
import { describeInEngines } from '../support/browsers/describeInEngines.ts';
import { filterByDescription } from '../support/browsers/filterByDescription.ts';

describeInEngines(buildElementsPage, (around) => {
  test('shows a list and a ledger in custom elements, and another person’s with another identity', async () => {
    const { page } = around();
    await signIn(page);
    await page.reads('Nora Quill');
    await page.sees('grid', 'General ledger, Operating Checking');
    await page.reads('Closing balance');
    await page.click('button', 'Bookkeeper');
    await page.reads('McMaster-Carr');
  });

  test('filters a list in a custom element by keyboard', async () => {
    const { page } = around();
    await signIn(page);
    await focusGrid(page);
    await page.press('f');
    await filterByDescription(page, 'gusto');
    await page.reads('filters-change {"description":{"contain":"gusto"}}');
    await page.sees('button', /^Description.*gusto/);
  });

  test('categorizes a transaction in a custom element, whose event has it', async () => {
    const { page, books } = around();
    const { id } = await books.save({ description: 'Stapler' });
    await signIn(page);
    await page.fill('searchbox', 'Search transactions', 'Stapler');
    await page.reads('1 transaction');
    await focusGrid(page);
    await page.press('c');
    await page.hasFocus('combobox', /^Category of/);
    await page.type('office s');
    await page.sees('option', /^Office Supplies/);
    await page.press('Enter');
    await page.reads(`"transactionIds":["${id}"]`);
    await expect.poll(async () => (await books.stored(id)).category?.name).toBe('Office Supplies');
  });

  test('follows the page and the provider to the dark theme', async () => {
    const { page } = around();
    await signIn(page);
    const isDark = async () => {
      const { x, y, height } = await page.boxOf('.daybook-search-input');
      const [surface = ''] = await page.colorsIn({ x: x + 20, y: y + height - 5, width: 20, height: 3 });
      return surface.split(',').every((channel) => Number(channel) < 60);
    };
    expect(await isDark()).toBe(false);
    await page.click('checkbox', 'Dark');
    await expect.poll(isDark).toBe(true);
    await page.click('checkbox', 'Dark');
    await expect.poll(isDark).toBe(false);
    await page.evaluate(`void (document.querySelector('daybook-provider').appearance = { colorScheme: 'dark' })`);
    await expect.poll(isDark).toBe(true);
  });
});

async function signIn(page: ControlledPage): Promise<void> {
  await page.open('/');
  await page.click('button', 'Owner');
  await page.sees('grid', 'Bank transactions');
}

async function focusGrid(page: ControlledPage): Promise<void> {
  await page.click('button', 'Display');
  await page.press('Escape');
  await page.press('Tab');
  await page.hasFocus('grid', 'Bank transactions');
}
