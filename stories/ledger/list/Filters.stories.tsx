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

/** The filter panel without active filters. */
export const PanelOpen: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }, patiently));
    await expect(await canvas.findByRole('group', { name: 'Dates' }, patiently)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Accounting method' })).toHaveDisplayValue('Company default');
    await expect(await canvas.findByRole('group', { name: 'Team' }, patiently)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Brand' })).not.toBeChecked();
  },
};

/** Every filter is active; trees open at selected values. */
export const EveryFilterOpen: Story = {
  tags: ['interaction'],

  args: { defaultFilters: everyFilter },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters \(\d+\)$/ }, patiently));
    const project = within(await canvas.findByRole('group', { name: 'Project' }, patiently));
    await expect(project.getByRole('checkbox', { name: 'Opening Film' })).toBeChecked();
    await expect(project.getByRole('checkbox', { name: 'Hudson Observatory' })).toBePartiallyChecked();
    await userEvent.click(project.getByRole('button', { name: 'Expand Möbelwerkstatt Müller & Söhne' }));
    await expect(project.getByRole('checkbox', { name: /^Trade Fair/ })).toHaveAttribute('aria-disabled', 'true');

    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(11);
    await expect(await chips.findByText('Hudson Observatory Trust', {}, patiently)).toBeVisible();
    await expect(chips.getByText('Project: Opening Film')).toBeVisible();
    await expect(chips.getByText('Accrual basis')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: 'Totals (filtered)' }, patiently)).toBeVisible();
  },
};

/** In a side panel, with stacked fields and wrapped chips. */
export const EveryFilterOpenNarrow: Story = {
  ...EveryFilterOpen,
  globals: { width: '380' },
};

/** A chip removes its filter and “Clear all” the others; each change calls the host. */
export const FiltersRemoved: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { period: 'all', search: 'INV', accountingMethod: 'ACCRUAL' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Accrual basis' }, patiently));
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
    await expect(canvas.getByRole('button', { name: 'Remove filter Cash basis' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

/** The end date is before the start date: an error shows and the entries stay. */
export const EndBeforeStart: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { beginDate: '2020-01-01', endDate: '2099-12-31' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }, patiently));
    await canvas.findByRole('grid', {}, patiently);
    const to = await canvas.findByRole('textbox', { name: 'To' }, patiently);
    await userEvent.clear(to);
    await userEvent.type(to, '12/31/1999{Enter}');
    await waitFor(
      () => expect(canvas.getByRole('alert')).toHaveTextContent('The end date is before the start date'),
      patiently,
    );
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};
