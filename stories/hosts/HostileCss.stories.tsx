import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneralLedger } from '../../src/index.ts';
import daybook from '../../src/styles.unlayered.css?inline';
import hostile from './hostile.css?inline';

const meta = {
  title: 'Hosts/Hostile CSS',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' }, loadInBackground: false },
  decorators: [
    (Story) => (
      <>
        <style>{hostile}</style>
        <style>{daybook}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The host styles bare elements and resets everything outside of cascade layers. Such hosts import
 * `styles.unlayered.css`, as their styles would override layered ones.
 */
export const BareElements: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
};

/** The retry button with the same styles. */
export const BareButton: Story = {
  tags: ['slow'],
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Fields, chips and trees with the same styles. */
export const BareFields: Story = {
  args: {
    glAccountId: undefined,
    defaultGlAccountId: 'gla_1200',
    defaultFilters: { beginDate: '2020-01-01', accountingMethod: 'ACCRUAL' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'team');
    await userEvent.click(await canvas.findByRole('option', { name: 'Team' }));
    await canvas.findByRole('checkbox', { name: 'Brand' });
  },
};

/** The list of accounts with the same styles. */
export const BareList: Story = {
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Account' }));
    await canvas.findByRole('option', { name: /^Accounts Receivable/ });
  },
};

/** A progress bar with the same styles. */
export const BareProgress: Story = {
  tags: ['slow'],
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }));
    await canvas.findByRole('progressbar');
  },
};
