import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GeneralLedger } from '../../src/index.ts';

const meta = {
  title: 'Ledger/GeneralLedger',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1200', defaultPeriod: 'all' },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Beginning balance', {}, { timeout: 15_000 })).toBeVisible();
  },
};
