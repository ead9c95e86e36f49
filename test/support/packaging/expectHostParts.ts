import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { DaybookComponents } from '../../../src/index.ts';
import { seriousFindings } from './seriousFindings.ts';

/** The elements of the design systems of `examples/replaced-parts`, by the part that they replace. */
const elements: Record<'shadcn' | 'mui', Required<Record<keyof DaybookComponents, string>>> = {
  shadcn: {
    Button: '[data-slot=button]:not([data-size=icon])',
    IconButton: '[data-slot=button][data-size=icon]',
    Link: 'a[data-slot=button]',
    Input: '[data-slot=input]',
    Textarea: '[data-slot=textarea]',
    Select: '[data-slot=native-select]',
    Checkbox: '[data-slot=native-checkbox]',
    Radio: '[data-slot=native-radio]',
    Dialog: '[data-slot=dialog-content]',
    EmptyState: '[data-slot=empty]',
    ErrorState: '[data-slot=alert][data-variant=destructive]',
    Notice: '[data-slot=alert][data-variant=warning]',
  },
  mui: {
    Button: '.MuiButton-root',
    IconButton: '.MuiIconButton-root',
    Link: '.MuiLink-root',
    Input: '.MuiOutlinedInput-root',
    Textarea: '.MuiOutlinedInput-root',
    Select: '.MuiOutlinedInput-root',
    Checkbox: '.MuiCheckbox-root',
    Radio: '.MuiRadio-root',
    Dialog: '.MuiDialog-root',
    EmptyState: '.MuiStack-root',
    ErrorState: '.MuiStack-root',
    Notice: '.MuiAlert-root',
  },
};

/** Expects each part of a page of `examples/replaced-parts` to be the design system's and to work, without serious axe findings. */
export async function expectHostParts(page: Page, name: keyof typeof elements): Promise<void> {
  const host = elements[name];
  const expectHosts = async (part: Locator, selector: string) => {
    await part.waitFor();
    expect(await part.evaluate((element, selector) => element.closest(selector) !== null, selector), selector).toBe(
      true,
    );
  };

  await expectHosts(page.getByRole('textbox', { name: 'Description' }), host.Input);
  await expectHosts(page.getByRole('button', { name: 'Save' }), host.Button);
  await expectHosts(page.getByRole('button', { name: 'Refresh' }), host.IconButton);
  await expectHosts(page.getByRole('combobox', { name: 'Period' }), host.Select);
  await expectHosts(page.getByRole('radio', { name: 'Monthly' }), host.Radio);
  await page.getByText('Monthly', { exact: true }).click();
  expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);

  const checkboxes = page.getByRole('checkbox');
  await expectHosts(checkboxes.first(), host.Checkbox);
  await checkboxes.nth(1).click();
  await checkboxes.nth(3).click({ modifiers: ['Shift'] });
  expect(await page.getByRole('grid').getByRole('checkbox', { checked: true }).count()).toBe(3);
  expect(await checkboxes.first().evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page
    .getByRole('row')
    .filter({ has: page.getByRole('img', { name: 'Receipt' }) })
    .first()
    .click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expectHosts(notes, host.Textarea);
  await expectHosts(page.getByRole('link', { name: /^View/ }), host.Link);
  expect(await seriousFindings(page)).toEqual([]);
  await notes.fill('Lunch');
  const close = page.getByRole('button', { name: /^(Close|Cancel)$/ }).last();
  await close.click();
  const question = page.getByRole('alertdialog', { name: /^Save your changes/ });
  await expectHosts(question, host.Dialog);
  expect(await seriousFindings(page)).toEqual([]);
  await page.mouse.click(5, 5);
  expect(await question.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => close.evaluate((element) => element === document.activeElement)).toBe(true);
  await close.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await notes.waitFor({ state: 'detached' });

  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  await search.fill('no such transaction');
  await page.getByRole('status').locator(host.EmptyState).getByText('No results match your filters').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await search.fill('');
  await page.getByRole('img', { name: 'Receipt' }).first().waitFor();

  await page.route('**/banks/transactions/query', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').locator(host.Notice).getByText('Couldn’t refresh').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('alert').locator(host.ErrorState).getByText('We couldn’t load').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
}
