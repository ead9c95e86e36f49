import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneralLedger, type LedgerFilters } from '../../../src/index.ts';

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
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields that a filter can be added for. */
export const FieldsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await canvas.findByRole('listbox', { name: 'Filter by…' });
  },
};

/** Every filter is active: the fourth chip is behind a button. The tree of a dimension opens at selected values. */
export const EveryFilterOpen: Story = {
  args: { defaultFilters: everyFilter },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: /more filter/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Project / }));
    await canvas.findByRole('group', { name: 'Project' });
  },
};

/** In a side panel, with wrapped chips. */
export const EveryFilterOpenNarrow: Story = {
  ...EveryFilterOpen,
  globals: { width: '380' },
};

/** Cash basis counts income when it is paid. */
export const CashBasis: Story = {
  args: { glAccountId: 'gla_4010', defaultFilters: { period: 'all', accountingMethod: 'CASH' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
};
