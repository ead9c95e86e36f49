import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneralLedger } from '../../../src/index.ts';

const meta = {
  title: 'Ledger/Account switcher',
  component: GeneralLedger,
  args: { defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account list, grouped by type. */
export const ListOpen: Story = {
  args: { defaultGlAccountId: 'gla_2010' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Account' }));
    await canvas.findByRole('option', { name: /^Business Credit Card/, selected: true });
  },
};

/** In a side panel. */
export const ListOpenNarrow: Story = { ...ListOpen, globals: { width: '380' } };

/** The chart of accounts fails to load. */
export const WithoutAccounts: Story = {
  tags: ['slow'],
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load the accounts/);
  },
};
