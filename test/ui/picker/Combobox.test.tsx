import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { accessibilityTree, nodesOf } from '../../support/ui/accessibilityTree.ts';
import { field, list, manyAccounts, TestPicker, visibleOptions } from '../../support/ui/TestPicker.tsx';

const company = await sharedCompany();
const all = ['Operating Checking', 'Business Savings', 'Café and Meals', 'Rent', 'Check Printing'];

function renderPicker(props: Parameters<typeof TestPicker>[0] = {}) {
  const selected: (string | null)[] = [];
  renderWithProvider(<TestPicker onChange={(id) => selected.push(id)} {...props} />, { company });
  return selected;
}

/** The text of the active option. */
function active(): string | null | undefined {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.firstElementChild?.textContent;
}

test('a click opens all options in groups, and a click on one selects it', async () => {
  const selected = renderPicker();
  expect(list.query()).toBeNull();
  await userEvent.click(field);
  expect(visibleOptions()).toEqual(all);
  await userEvent.click(page.getByRole('option', { name: 'Rent' }));
  expect(selected).toEqual(['rent']);
  await expect.element(field).toHaveValue('Rent');
  await expect.element(field).toHaveFocus();
  expect(list.query()).toBeNull();
});

test('typing replaces the selected option again after choosing one', async () => {
  const selected = renderPicker();
  for (const typed of ['rent', 'savings']) {
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(typed);
    await userEvent.keyboard('{Enter}');
  }
  expect(selected).toHaveLength(2);
});

test.each([
  ['part of the name', 'check', ['Operating Checking', 'Check Printing']],
  ['the number', '620', ['Rent']],
  ['words in another order', 'meals café', ['Café and Meals']],
  ['a name without its accents', 'CAFE', ['Café and Meals']],
  ['blanks', '  ', all],
])('finds options by %s', async (_query, typed, expected) => {
  renderPicker();
  await userEvent.click(field);
  await userEvent.keyboard(typed);
  await expect.poll(visibleOptions).toEqual(expected);
});

test('Enter selects the best match: an option that begins with the typed text', async () => {
  const selected = renderPicker();
  await userEvent.tab();
  await userEvent.keyboard('check');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual(['checks']);
});

test('without matches, shows a message, and Enter selects nothing', async () => {
  const selected = renderPicker({ initial: 'rent' });
  await userEvent.click(field);
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('No matches.').last()).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches.');
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual([]);
  await expect.element(field).toHaveValue('Rent');
});

test('keys open and close the list, move with wraparound, and select', async () => {
  const selected = renderPicker();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  expect(list.query()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Operating Checking');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('Café and Meals');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Operating Checking');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual(['checks']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(list).not.toBeInTheDocument();
  expect(selected).toEqual(['checks']);
});

test('Escape discards the typed text and keeps the selection; it bubbles only if the list is closed', async () => {
  const bubbled: string[] = [];
  const listen = (event: KeyboardEvent) => bubbled.push(event.key);
  document.addEventListener('keydown', listen);
  const selected = renderPicker({ initial: 'rent' });
  await userEvent.click(field);
  await userEvent.keyboard('sav{Escape}');
  await expect.element(field).toHaveValue('Rent');
  expect(list.query()).toBeNull();
  expect(bubbled).not.toContain('Escape');
  await userEvent.keyboard('{Escape}');
  expect(bubbled).toContain('Escape');
  document.removeEventListener('keydown', listen);
  expect(selected).toEqual([]);
});

test('Tab selects the best match and moves the focus on', async () => {
  const selected = renderPicker();
  await userEvent.tab();
  await userEvent.keyboard('sav{Tab}');
  expect(selected).toEqual(['savings']);
  expect(document.activeElement).not.toBe(field.element());
  expect(list.query()).toBeNull();
});

test.each([
  { typed: 'sav', expected: ['savings'], shown: 'Business Savings' },
  { typed: 'xyz', expected: [], shown: '' },
])('Tab before the options have loaded selects the best match for “$typed” once they have', async (example) => {
  const selected: (string | null)[] = [];
  const onChange = (id: string | null) => selected.push(id);
  const picker = <TestPicker onChange={onChange} />;
  const { rerender } = renderWithProvider(<TestPicker onChange={onChange} groups={[]} isLoading />, { company });
  await userEvent.tab();
  await userEvent.keyboard(`${example.typed}{Tab}`);
  expect(document.activeElement).not.toBe(field.element());
  await expect.element(field).toHaveValue(example.typed);
  expect(list.query()).toBeNull();
  rerender(picker);
  await expect.element(field).toHaveValue(example.shown);
  expect(selected).toEqual(example.expected);
});

test('a click outside the list closes it without a selection', async () => {
  const selected = renderPicker();
  await userEvent.click(field);
  await userEvent.keyboard('sav');
  await userEvent.click(page.getByRole('heading', { name: 'Books' }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  expect(selected).toEqual([]);
});

test('a clearable selection is cleared by its button or by emptying the field', async () => {
  const selected = renderPicker({ initial: 'rent', isClearable: true });
  await userEvent.click(page.getByRole('button', { name: 'Clear Account' }));
  expect(selected).toEqual([null]);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('savings{Enter}');
  await expect.element(field).toHaveValue('Business Savings');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(selected).toEqual([null, 'savings', null]);
});

test('a selection that is not clearable returns when its field is emptied', async () => {
  const selected = renderPicker({ initial: 'rent' });
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue('Rent');
  expect(selected).toEqual([]);
});

test('while options load, the known ones can be selected', async () => {
  const selected = renderPicker({ isLoading: true });
  await userEvent.click(field);
  await expect.element(page.getByText('Loading…')).toBeVisible();
  await userEvent.click(page.getByRole('option', { name: 'Rent' }));
  expect(selected).toEqual(['rent']);
});

test('if options fail to load, opening the list retries, and so does its button', async () => {
  let retries = 0;
  const onRetry = () => {
    retries += 1;
  };
  renderPicker({ groups: [], failure: { text: 'Couldn’t load the accounts.', onRetry } });
  await userEvent.click(field);
  expect(retries).toBe(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the accounts.');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(2);
  await expect.element(field).toHaveFocus();
});

test('the live region is mounted before its first text, and only in the focused field', async () => {
  renderPicker();
  const status = page.getByRole('status');
  expect(status.query()).toBeNull();
  (field.element() as HTMLElement).focus();
  await expect.element(status).toHaveTextContent('');
  const region = status.element();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(status).toHaveTextContent('5 options');
  expect(status.element()).toBe(region);
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(status).not.toBeInTheDocument();
});

test('exposes a combobox with grouped options to screen readers, and announces the number of matches', async () => {
  renderPicker({ initial: 'rent' });
  await userEvent.click(field);
  await expect.element(page.getByRole('status')).toHaveTextContent('5 options');
  const tree = await accessibilityTree();
  expect(nodesOf('combobox', tree).map(({ name }) => name)).toEqual(['Account']);
  const [listBox] = nodesOf('listbox', tree);
  expect(listBox?.children.map(({ role, name }) => [role, name])).toEqual([
    ['group', 'Assets'],
    ['group', 'Expenses'],
  ]);
  const options = nodesOf('option', tree);
  expect(options.map(({ name }) => name)).toContain('Rent 6200');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Rent');
  await userEvent.keyboard('check');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 options');
});

test('renders only the options in view of thousands, for keyboard and scrolling', async () => {
  const selected = renderPicker({ groups: manyAccounts(5000) });
  await userEvent.click(field);
  expect(page.getByRole('option').elements().length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('Account 14999');
  const last = page.getByRole('option', { name: 'Account 14999' });
  await expect.element(last).toHaveAttribute('aria-posinset', '5000');
  await expect.element(last).toHaveAttribute('aria-setsize', '5000');
  await expect.poll(() => isInView(last.element())).toBe(true);
  expect(page.getByRole('option').elements().length).toBeLessThan(60);

  list.element().scrollTop = list.element().scrollHeight / 2; // the start of the second group
  const middle = page.getByRole('option', { name: 'Account 12500' });
  await expect.element(middle).toBeVisible();
  await expect.poll(() => page.getByRole('group', { name: 'Expenses' }).query()?.contains(middle.query())).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(selected).toEqual(['10001']);
});

test('the list opens at the selected option', async () => {
  renderPicker({ groups: manyAccounts(5000), initial: '13000' });
  await userEvent.click(field);
  const selected = page.getByRole('option', { selected: true });
  await expect.element(selected).toHaveTextContent('Account 13000');
  await expect.poll(() => isInView(selected.element())).toBe(true);
});

test('on a phone, the field and options are 44 px high and fit the window', async () => {
  await page.viewport(380, 700);
  renderPicker();
  await userEvent.click(field);
  const heights = [field.element(), ...page.getByRole('option').elements()].map(
    (element) => element.getBoundingClientRect().height,
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.9);
  const { left, right } = list.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(380);
});

function isInView(option: Element): boolean {
  const { top, bottom } = option.getBoundingClientRect();
  const area = list.element().getBoundingClientRect();
  return top >= area.top - 1 && bottom <= area.bottom + 1;
}
