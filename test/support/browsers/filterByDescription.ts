import type { ControlledPage } from './controlPage.ts';

/** In the open popover of the filters, filters by what a description contains, with the keyboard. */
export async function filterByDescription(page: ControlledPage, text: string): Promise<void> {
  await page.hasFocus('combobox', /^Filter/);
  await page.type('descr');
  await page.sees('option', 'Description');
  await page.press('Enter');
  await page.hasFocus('combobox', 'Condition');
  await page.press('Tab');
  await page.type(text);
  await page.press('Enter');
}
