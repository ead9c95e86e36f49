import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Category, ReferenceLoaders } from '../../../src/index.ts';
import { CategoryPicker, type CategoryPickerProps } from '../../../src/reference-lists/pickers/CategoryPicker.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { visibleOptions, visibleOptionsIn } from '../../support/ui/TestPicker.tsx';
import { TwoLines } from '../../support/ui/TwoLines.tsx';

const company = await sharedCompany();
const first = page.getByRole('combobox', { name: 'Category', exact: true });
const second = page.getByRole('combobox', { name: 'Category of the second line' });

interface CategoriesProps extends Pick<CategoryPickerProps, 'known' | 'direction'> {
  initial?: string;
  onChoice?: CategoryPickerProps['onChange'];
}

/** A form with two lines, each with a category. */
function Categories({ initial, onChoice, ...props }: CategoriesProps) {
  return (
    <TwoLines label="Category" initial={initial}>
      {({ onChange, ...line }) => (
        <CategoryPicker
          isClearable
          {...props}
          {...line}
          onChange={(category) => {
            onChoice?.(category);
            onChange(category);
          }}
        />
      )}
    </TwoLines>
  );
}

const shownHeadings = () =>
  page
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'));

async function choose(field: typeof first, text: string) {
  await userEvent.click(field);
  await expect.poll(() => visibleOptions().length).toBeGreaterThan(0);
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
}

const category = (name: string, children: Category[] = [], status = 'ACTIVE'): Category => ({
  id: name.toLowerCase(),
  name,
  status,
  children,
});
const few: ReferenceLoaders = {
  categories: async () => ({
    expense: [category('Office', [category('Insurance'), category('Rent')]), category('Fax', [], 'INACTIVE')],
    revenue: [category('Sales')],
    transfer: [category('Savings')],
  }),
};

test('lists the company’s categories by kind, each with its path', async () => {
  const choices: unknown[] = [];
  renderWithProvider(<Categories onChoice={(choice) => choices.push(choice)} />, { company });
  await userEvent.click(first);
  await expect.poll(shownHeadings).toEqual(['Expenses', 'Revenue', 'Transfers']);
  await userEvent.fill(first, 'subscriptions');
  const option = page.getByRole('option', { name: 'Software Subscriptions' });
  await expect.element(option).toHaveTextContent(/Software Subscriptions.?Office/);
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveValue('Software Subscriptions');
  expect(choices).toEqual([{ id: expect.any(String), name: 'Software Subscriptions' }]);
});

test.each([
  ['out', ['Expenses', 'Revenue', 'Transfers']],
  ['in', ['Revenue', 'Expenses', 'Transfers']],
] as const)('for money %s, the kinds are in the order %j', async (direction, headings) => {
  renderWithProvider(<Categories direction={direction} />, { company, loaders: few });
  await userEvent.click(first);
  await expect.poll(shownHeadings).toEqual(headings);
});

test('recent choices come first in every picker, and a search finds each once', async () => {
  renderWithProvider(<Categories />, { company, loaders: few });
  await choose(first, 'rent');
  await choose(first, 'sales');
  await userEvent.click(second);
  await expect.poll(shownHeadings).toEqual(['Recent', 'Expenses', 'Transfers']);
  expect(visibleOptionsIn('Recent')).toEqual(['Sales', 'Rent']);
  expect(visibleOptionsIn('Expenses')).toEqual(['Office', 'Insurance']);
  await userEvent.fill(second, 'ren');
  await expect.poll(visibleOptions).toEqual(['Rent']);
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toHaveValue('Rent');
  await userEvent.click(first);
  await expect.poll(() => visibleOptionsIn('Recent')).toEqual(['Rent', 'Sales']);
});

test('typing a category’s name selects it even if one of its subcategories is recent', async () => {
  renderWithProvider(<Categories />, { company, loaders: few });
  await choose(first, 'rent');
  await choose(second, 'office');
  await expect.element(second).toHaveValue('Office');
});

test('another user does not see the recent choices of the previous one', async () => {
  const { rerender } = renderWithProvider(<Categories />, { company, loaders: few });
  await choose(first, 'rent');
  await userEvent.click(second);
  await expect.poll(shownHeadings).toContain('Recent');
  const other = await createCompany({ seed: 'none' });
  rerender(<Categories key="other" />, { company: other, identity: other.userId });
  await userEvent.click(first);
  await expect.poll(shownHeadings).toEqual(['Expenses', 'Revenue', 'Transfers']);
});

test('the arrow keys select a category, and clearing the field removes it', async () => {
  const choices: unknown[] = [];
  renderWithProvider(<Categories onChoice={(choice) => choices.push(choice)} />, { company, loaders: few });
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(visibleOptions).toEqual(['Office', 'Insurance', 'Rent', 'Sales', 'Savings']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(first).toHaveValue('Insurance');
  await userEvent.clear(first);
  await userEvent.tab();
  await expect.element(first).toHaveValue('');
  expect(choices).toEqual([{ id: 'insurance', name: 'Insurance' }, null]);
});

test('an inactive category is listed only while it is selected', async () => {
  renderWithProvider(<Categories initial="fax" />, { company, loaders: few });
  await expect.element(first).toHaveValue('Fax');
  await userEvent.click(second);
  await expect.poll(visibleOptions).toEqual(['Office', 'Insurance', 'Rent', 'Sales', 'Savings']);
  await userEvent.click(first);
  await expect.poll(visibleOptions).toContain('Fax');
});

test('without the endpoint, known categories are shown and can be selected', async () => {
  const requests = recordRequests();
  const known = [
    { id: 'ctg_1', name: 'Seen Before' },
    { id: 'ctg_2', name: 'Seen Too' },
  ];
  renderWithProvider(<Categories initial="ctg_1" known={known} />, { company, fault: 'status=404' });
  await expect.element(first).toHaveValue('Seen Before');
  await expect.poll(() => requests.at(-1)?.status).toBe(404);
  await userEvent.click(second);
  await expect.poll(visibleOptions).toEqual(['Seen Before', 'Seen Too']);
  expect(page.getByRole('alert').query()).toBeNull();
  await userEvent.keyboard('too{Enter}');
  await expect.element(second).toHaveValue('Seen Too');
});

test('if the list fails, it shows the failure and the known categories', async () => {
  const known = [{ id: 'ctg_1', name: 'Seen Before' }];
  renderWithProvider(<Categories known={known} />, { company, fault: 'status=400' });
  await userEvent.click(first);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(visibleOptions()).toEqual(['Seen Before']);
});
