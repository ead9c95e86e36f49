import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { accessibilityTree, nodesOf } from '../../support/ui/accessibilityTree.ts';
import { field, list, manyAccounts, TestPicker, visibleOptions } from '../../support/ui/TestPicker.tsx';

const company = await sharedCompany();
const all = ['Operating Checking', 'Business Savings', 'Café and Meals', 'Rent', 'Check Printing'];

function renderPicker(props: Parameters<typeof TestPicker>[0] = {}) {
  const chosen: (string | null)[] = [];
  renderWithProvider(<TestPicker onChange={(id) => chosen.push(id)} {...props} />, { company });
  return chosen;
}

/** The option that Enter would choose, as the field names it. */
function active(): string | null | undefined {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.firstElementChild?.textContent;
}

test('a click opens all options in their groups, and another chooses one', async () => {
  const chosen = renderPicker();
  expect(list.query()).toBeNull();
  await userEvent.click(field);
  expect(visibleOptions()).toEqual(all);
  await userEvent.click(page.getByRole('option', { name: 'Rent' }));
  expect(chosen).toEqual(['rent']);
  await expect.element(field).toHaveValue('Rent');
  await expect.element(field).toHaveFocus();
  expect(list.query()).toBeNull();
});

test.each([
  ['a part of the name', 'check', ['Operating Checking', 'Check Printing']],
  ['the number', '620', ['Rent']],
  ['words in another order', 'meals café', ['Café and Meals']],
  ['a name without its accents', 'CAFE', ['Café and Meals']],
  ['blanks', '  ', all],
])('typing %s finds what has it', async (_what, typed, expected) => {
  renderPicker();
  await userEvent.click(field);
  await userEvent.keyboard(typed);
  await expect.poll(visibleOptions).toEqual(expected);
});

test('typing and Enter choose the likeliest match: one that begins with what is typed', async () => {
  const chosen = renderPicker();
  await userEvent.tab();
  await userEvent.keyboard('check');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['checks']);
});

test('where nothing matches that is said, and Enter chooses nothing', async () => {
  const chosen = renderPicker({ initial: 'rent' });
  await userEvent.click(field);
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('No matches.').last()).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches.');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await expect.element(field).toHaveValue('Rent');
});

test('the keyboard alone opens, moves, turns round at the ends, chooses and leaves', async () => {
  const chosen = renderPicker();
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
  expect(chosen).toEqual(['checks']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(active).toBe('Check Printing');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(list).not.toBeInTheDocument();
  expect(chosen).toEqual(['checks']);
});

test('Escape gives up what was typed and keeps the choice; a list that is closed leaves Escape to the page', async () => {
  const passed: string[] = [];
  const listen = (event: KeyboardEvent) => passed.push(event.key);
  document.addEventListener('keydown', listen);
  const chosen = renderPicker({ initial: 'rent' });
  await userEvent.click(field);
  await userEvent.keyboard('sav{Escape}');
  await expect.element(field).toHaveValue('Rent');
  expect(list.query()).toBeNull();
  expect(passed).not.toContain('Escape');
  await userEvent.keyboard('{Escape}');
  expect(passed).toContain('Escape');
  document.removeEventListener('keydown', listen);
  expect(chosen).toEqual([]);
});

test('Tab takes the match that was typed for along, and goes on', async () => {
  const chosen = renderPicker();
  await userEvent.tab();
  await userEvent.keyboard('sav{Tab}');
  expect(chosen).toEqual(['savings']);
  expect(document.activeElement).not.toBe(field.element());
  expect(list.query()).toBeNull();
});

test('a press beside the list closes it, and nothing is chosen', async () => {
  const chosen = renderPicker();
  await userEvent.click(field);
  await userEvent.keyboard('sav');
  await userEvent.click(page.getByRole('heading', { name: 'Books' }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  expect(chosen).toEqual([]);
});

test('a choice that may be taken back is, by its button or by emptying the field', async () => {
  const chosen = renderPicker({ initial: 'rent', isClearable: true });
  await userEvent.click(page.getByRole('button', { name: 'Clear Account' }));
  expect(chosen).toEqual([null]);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('savings{Enter}');
  await expect.element(field).toHaveValue('Business Savings');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(chosen).toEqual([null, 'savings', null]);
});

test('without that, an emptied field takes its choice again', async () => {
  const chosen = renderPicker({ initial: 'rent' });
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue('Rent');
  expect(chosen).toEqual([]);
});

test('while options are on their way, those that are known can be chosen', async () => {
  const chosen = renderPicker({ isLoading: true });
  await userEvent.click(field);
  await expect.element(page.getByText('Loading…')).toBeVisible();
  await userEvent.click(page.getByRole('option', { name: 'Rent' }));
  expect(chosen).toEqual(['rent']);
});

test('if options could not be loaded, opening the list tries again, as does the button in it', async () => {
  let tries = 0;
  const onRetry = () => {
    tries += 1;
  };
  renderPicker({ groups: [], failure: { text: 'The accounts did not come.', onRetry } });
  await userEvent.click(field);
  expect(tries).toBe(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The accounts did not come.');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(2);
  await expect.element(field).toHaveFocus();
});

test('the live region is there before it has anything to say, and only in the field that has the focus', async () => {
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

test('a screen reader meets a combo box with a list of groups, and hears how many options match', async () => {
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

test('of thousands of options those in view are drawn, wherever the keyboard or the scroll goes', async () => {
  const chosen = renderPicker({ groups: manyAccounts(5000) });
  await userEvent.click(field);
  expect(page.getByRole('option').elements().length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('Account 14999');
  const last = page.getByRole('option', { name: 'Account 14999' });
  await expect.element(last).toHaveAttribute('aria-posinset', '5000');
  await expect.element(last).toHaveAttribute('aria-setsize', '5000');
  await expect.poll(() => isInView(last.element())).toBe(true);
  expect(page.getByRole('option').elements().length).toBeLessThan(60);

  list.element().scrollTop = list.element().scrollHeight / 2; // where the second group begins
  const middle = page.getByRole('option', { name: 'Account 12500' });
  await expect.element(middle).toBeVisible();
  await expect.poll(() => page.getByRole('group', { name: 'Expenses' }).query()?.contains(middle.query())).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['10001']);
});

test('the list opens where the choice stands', async () => {
  renderPicker({ groups: manyAccounts(5000), initial: '13000' });
  await userEvent.click(field);
  const selected = page.getByRole('option', { selected: true });
  await expect.element(selected).toHaveTextContent('Account 13000');
  await expect.poll(() => isInView(selected.element())).toBe(true);
});

test('on a phone the field and each option are 44 px high, and nothing is wider than the window', async () => {
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
