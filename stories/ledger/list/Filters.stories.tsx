import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GeneralLedger, type LedgerFilters } from '../../../src/index.ts';

/** Longer than the first start of the sandbox. */
const patiently = { timeout: 20_000 };

/** Every filter at once, with matching entries. */
const everyFilter: LedgerFilters = {
  beginDate: '2020-01-01',
  endDate: '2099-12-31',
  search: 'INV',
  accountingMethod: 'ACCRUAL',
  customer: { id: { in: ['cus_003', 'cus_004'] } },
  dimensionValues: [
    { dimensionId: 'dim_team', dimensionValueIds: ['dv_brand', 'dv_digital', 'dv_motion'] },
    {
      dimensionId: 'dim_project',
      dimensionValueIds: ['dv_moebel', 'dv_observatory_film', 'dv_observatory_wayfinding'],
    },
  ],
};

const meta = {
  title: 'Ledger/Filters',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' }, onFiltersChange: fn() },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields that a filter can be added for. */
export const FieldsOpen: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }, patiently));
    await expect(await canvas.findByRole('combobox', { name: 'Filter by…' }, patiently)).toHaveFocus();
    const list = within(canvas.getByRole('listbox', { name: 'Filter by…' }));
    const fields = list.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(fields).toEqual(['Date', 'Customer', 'Class', 'Accounting method']);
  },
};

/** Every filter is active: the fourth chip is behind a button. The tree opens at selected values. */
export const EveryFilterOpen: Story = {
  tags: ['interaction'],

  args: { defaultFilters: everyFilter },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /more filter/ }, patiently));
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(await chips.findByText(/Hudson Observatory Trust/, {}, patiently)).toBeVisible();
    await expect(chips.getByText('Accrual basis')).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: /^Class / }));
    const project = within(await canvas.findByRole('group', { name: 'Project' }, patiently));
    await expect(project.getByRole('checkbox', { name: 'Opening Film' })).toBeChecked();
    await expect(project.getByRole('checkbox', { name: 'Hudson Observatory' })).toBePartiallyChecked();
    await userEvent.click(project.getByRole('button', { name: 'Expand Möbelwerkstatt Müller & Söhne' }));
    await expect(project.getByRole('checkbox', { name: /^Trade Fair/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      await canvas.findByRole('rowheader', { name: 'Beginning balance (filtered)' }, patiently),
    ).toBeVisible();
  },
};

/** In a side panel, with wrapped chips. */
export const EveryFilterOpenNarrow: Story = {
  ...EveryFilterOpen,
  globals: { width: '380' },
};

/** A chip removes its filter and “Clear all” the others; each change calls the host. */
export const FiltersRemoved: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { period: 'all', search: 'INV', accountingMethod: 'ACCRUAL' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove filter Accounting method Accrual basis' }, patiently),
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ period: 'all', search: 'INV' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ period: 'all' });
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search entries' })).toHaveFocus();
  },
};

/** Cash basis counts income when it is paid. */
export const CashBasis: Story = {
  args: { glAccountId: 'gla_4010', defaultFilters: { period: 'all', accountingMethod: 'CASH' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'General ledger, Brand Identity' }, patiently)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Accounting method Cash basis' })).toBeVisible();
  },
};

/** Dates typed in the wrong order are a period all the same. */
export const EndBeforeStart: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { beginDate: '2020-01-01', endDate: '2099-12-31' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Date / }, patiently));
    const to = await canvas.findByRole('textbox', { name: 'To' }, patiently);
    await userEvent.clear(to);
    await userEvent.type(to, '12/31/1999{Enter}');
    await waitFor(
      () => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ beginDate: '1999-12-31', endDate: '2020-01-01' }),
      patiently,
    );
  },
};
