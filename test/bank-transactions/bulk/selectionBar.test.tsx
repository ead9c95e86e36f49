import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions, injectFaultAt, isSave, saveRequest } from '../../support/bank-transactions/api.ts';
import { apply, bulk, edit, field, form, outcome, selection } from '../../support/bank-transactions/bulk.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { createCompanyToReview } from '../../support/bank-transactions/toReview.ts';
import { chooseMore } from '../../support/list/moreActions.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

test.each([
  [1280, 'above the header'],
  [380, 'at the bottom'],
])('in a window of %i px, what can be done with the selection stays in view %s', async (width) => {
  await page.viewport(width, 700);
  renderWithProvider(<BankTransactionList selectable />, { company: await createCompany() });
  const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await page.getByRole('grid').findElement();
  if (width < 640) await chooseMore('Select');
  await expect.element(first).toBeVisible();
  const top = first.element().getBoundingClientRect().top;
  await userEvent.click(first);
  await expect.element(edit).toBeVisible();
  expect(first.element().getBoundingClientRect().top).toBe(top);
  // A host's buttons may be higher than the bar.
  const isInPlace = () =>
    width < 640 || inject('replacesParts') || edit.element().getBoundingClientRect().bottom <= headerTop();
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

test('with a selection, C and R change what is selected, not the row with the focus', async () => {
  const { company } = await createCompanyToReview();
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Merchant' }} />, { company });
  const grid = await page.getByRole('grid').findElement();
  grid.focus();
  await userEvent.keyboard('{Home}x{ArrowDown}x{ArrowDown}c');
  const category = page.getByRole('combobox', { name: 'New category' });
  await expect.element(category).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(category).not.toBeInTheDocument();
  expect(document.activeElement).toBe(grid);
  await userEvent.keyboard('r');
  await expect.element(apply).toHaveTextContent('Change 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(apply).not.toBeInTheDocument();
  await userEvent.click(selection);
  grid.focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(selection).not.toBeInTheDocument();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category/ })).toHaveFocus();
});

test.each(['Escape', 'Done'])('after %s in its list, the focus is on the button for the category', async (end) => {
  if (end === 'Done') await page.viewport(380, 700); // a sheet
  const { company, api } = await createCompanyToReview();
  suggestCategories((transaction) => (transaction.category ? undefined : api.categories.expense[0].id));
  renderWithProvider(<BankTransactionList selectable />, { company });
  await page.getByRole('grid').findElement();
  if (end === 'Done') await chooseMore('Select');
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await expect.element(page.getByRole('button', { name: 'Accept 1 suggestion' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Category…' });
  await userEvent.click(button);
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  if (end === 'Done') await userEvent.click(page.getByRole('button', { name: 'Done' }));
  else await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test.each([708, 640])('in a list of %i px, its buttons stay in the bar beside its text', async (width) => {
  await page.viewport(width, 700);
  const { company, api } = await createCompanyToReview();
  suggestCategories((transaction) => (transaction.category ? undefined : api.categories.expense[0].id));
  renderWithProvider(<BankTransactionList selectable />, { company });
  await expect.element(page.getByRole('button', { name: /^Accept / }).first()).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await expect.element(page.getByRole('button', { name: 'Accept 1 suggestion' })).toBeVisible();
  const bar = edit.element().closest('.daybook-selection-bar') ?? expect.unreachable();
  const parts = [...bar.querySelectorAll('p, button')].map((part) => part.getBoundingClientRect());
  const shown = parts.filter(({ width }) => width > 0);
  expect(Math.max(...shown.map(({ right }) => right))).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  if (!inject('replacesParts'))
    expect(Math.max(...shown.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
  const accept = page.getByRole('button', { name: 'Accept 1 suggestion' }).element();
  const text = bar.querySelector('p')?.getBoundingClientRect().right ?? Number.NaN;
  expect(text).toBeLessThanOrEqual(accept.getBoundingClientRect().left);
});

test.each([1280, 380])(
  'in a window of %i px, the progress of a change takes the place of the bar, and no row moves',
  async (width) => {
    await page.viewport(width, 700);
    const company = await createCompany();
    renderWithProvider(<BankTransactionList selectable />, { company });
    const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
    await page.getByRole('grid').findElement();
    if (width < 640) await chooseMore('Select');
    await userEvent.click(first);
    const barTop = (await edit.findElement()).closest('.daybook-selection-bar')?.getBoundingClientRect().top;
    const top = first.element().getBoundingClientRect().top;
    injectFaultAt({ ...saveRequest, nth: 1, fault: 'delay=4000,status=503' });
    await userEvent.click(page.getByRole('button', { name: 'Reviewed', exact: true }));
    await userEvent.click(apply);
    const stop = bulk.getByRole('button', { name: 'Stop' });
    await expect.element(stop).toBeVisible();
    expect(first.element().getBoundingClientRect().top).toBe(top);
    expect(isInView(stop.element())).toBe(true);
    if (width > 640) expect(stop.element().closest('section')?.getBoundingClientRect().top).toBe(barTop);
    await expect.element(selection).not.toBeInTheDocument();
    const result = page.getByRole('dialog', { name: '0 of 1 updated, 1 not confirmed' });
    await expect.element(result).toBeVisible();
    expect(first.element().getBoundingClientRect().top).toBe(top);
    await userEvent.click(result.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByRole('grid')).toHaveFocus();
    await expect.element(selection).toHaveTextContent('1 selected');
  },
);

test.each([1280, 380])('the bar covers no selected row of a scrolled list (%i px wide)', async (width) => {
  await page.viewport(width, 800);
  const company = await sharedCompany();
  renderWithProvider(<BankTransactionList selectable />, { company });
  const table = await page.getByRole('grid').findElement();
  if (width < 640) await chooseMore('Select');
  window.scrollTo({ top: 1200 });
  const top = () => table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const isInside = (row: Element) => {
    const { top: start, bottom } = row.getBoundingClientRect();
    const bar = document.querySelector('.daybook-selection-bar')?.getBoundingClientRect().top ?? 0;
    return start >= top() - 1 && bottom <= (width < 640 && bar > 0 ? bar : 800) + 1;
  };
  await expect.poll(() => [...table.querySelectorAll('tr[data-index]')].filter(isInside).length).toBeGreaterThan(4);
  const rows = [...table.querySelectorAll('tr[data-index]')].filter(isInside);
  const row = (width < 640 ? rows.at(-1) : rows[0]) ?? expect.unreachable();
  row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  await expect.element(selection).toBeVisible();
  await expect.poll(() => isInside(row)).toBe(true);
});

test('after Stop the bar says what was not sent, and sends it; one undo takes all of it back', async () => {
  const company = await createCompany();
  const before = await fetchTransactions(company);
  const gate = createGate();
  const saves = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionList selectable />, { company });
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await userEvent.click(page.getByRole('button', { name: 'Reviewed', exact: true }));
  await userEvent.click(apply);
  await expect.poll(() => saves.filter(isSave)).toHaveLength(1);
  await userEvent.click(bulk.getByRole('button', { name: 'Stop' }));
  gate.open();
  const stopped = page.getByTitle(/^50 of \d+ updated, \d+ not sent$/);
  await expect.element(stopped).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Send remaining' }));
  await expect.element(outcome).toHaveTextContent(/^(\d+) of \1 updated$/);
  await expect.element(stopped).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.poll(() => fetchTransactions(company), { timeout: 20_000 }).toEqual(before);
}, 60_000);

function headerTop(): number {
  return page.getByRole('columnheader').first().element().getBoundingClientRect().top;
}

/** Whether the middle of an element is in view and not covered. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}

test.each([
  [1280, false],
  [760, true],
])(
  'in a window of %i px, a cut text of the bar unfolds on focus, and moves nothing (cut: %s)',
  async (width, isCut) => {
    await page.viewport(width, 700);
    renderWithProvider(<BankTransactionList selectable />, { company: await sharedCompany() });
    await page.getByRole('grid').findElement();
    await userEvent.click(page.getByRole('checkbox', { name: isCut ? /^Select all/ : /^Select (?!all)/ }).first());
    const detail = (await page.getByText(/can change/).findElement()).closest('p') as HTMLElement;
    await expect.poll(() => detail.tabIndex).toBe(isCut ? 0 : -1);
    if (!isCut) return;
    const bar = detail.closest('.daybook-selection-bar') as HTMLElement;
    const boxes = () => [...bar.querySelectorAll('button, p')].map((each) => each.getBoundingClientRect().toJSON());
    const before = boxes();
    detail.focus();
    const content = detail.querySelector('span') as HTMLElement;
    expect(content.getBoundingClientRect().height).toBeGreaterThan(detail.clientHeight + 5);
    expect(content.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
    expect(boxes()).toEqual(before);
  },
);

testOwnLook('beside the field for a category, the bar still has two lines', async () => {
  await page.viewport(932, 700);
  const { company, api } = await createCompanyToReview();
  suggestCategories((transaction) => (transaction.category ? undefined : api.categories.expense[0].id));
  renderWithProvider(<BankTransactionList selectable />, { company });
  const grid = await page.getByRole('grid').findElement();
  await expect.element(page.getByRole('button', { name: /^Accept / }).first()).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }));
  grid.focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: 'New category' })).toHaveFocus();
  const text = selection.element() as HTMLElement;
  expect(text).toHaveTextContent(/ · net /);
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  const bar = text.closest('.daybook-selection-bar') ?? expect.unreachable();
  const lines = [...bar.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
  expect(Math.min(...lines.map(({ top }) => top))).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
  expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
});

testOwnLook.each([1280, 380])('in a window of %i px, More… keeps the width of its fields', async (width) => {
  await page.viewport(width, 700);
  renderWithProvider(<BankTransactionList selectable />, { company: await sharedCompany() });
  await page.getByRole('grid').findElement();
  if (width < 640) await chooseMore('Select');
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await userEvent.click(edit);
  const widthOfField = () => field('Category').element().getBoundingClientRect().width;
  await expect.element(field('Classes')).toBeVisible();
  const before = widthOfField();
  await userEvent.selectOptions(field('Classes'), 'Add to existing classes');
  await expect.element(form.getByText('New classes')).toBeVisible();
  expect(widthOfField()).toBe(before);
  const panel = form.element().parentElement ?? expect.unreachable();
  if (width < 640) expect(panel.getBoundingClientRect().width).toBe(width);
  await userEvent.selectOptions(field('Classes'), 'Don’t change');
  await userEvent.keyboard('{Escape}');
});

test('the preview’s main button shows the key that applies it', async () => {
  renderWithProvider(<BankTransactionList selectable />, { company: await createCompany() });
  await page.getByRole('grid').findElement();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await userEvent.click(page.getByRole('button', { name: 'Reviewed', exact: true }));
  await expect.element(apply).toHaveTextContent(/ (Ctrl|⌘) ↵$/);
  await expect.element(apply).toHaveAccessibleName('Change 1 transaction');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(apply).not.toBeInTheDocument();
  await expect.element(page.getByText(/reviewed/i).first()).toBeVisible();
});
