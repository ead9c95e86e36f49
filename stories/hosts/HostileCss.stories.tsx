import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GeneralLedger } from '../../src/index.ts';
import daybook from '../../src/styles.unlayered.css?inline';
import hostile from './hostile.css?inline';

const patiently = { timeout: 20_000 };

const meta = {
  title: 'Hosts/Hostile CSS',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' } },
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
 * The host styles bare elements and resets everything, outside of any layer. Such a host takes `styles.unlayered.css`, as
 * layered styles would lose to it.
 */
export const BareElements: Story = {
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('columnheader', { name: 'Balance' }, patiently);
    const [row] = canvas.getAllByRole('row').slice(2);
    await expect(row?.getBoundingClientRect().height).toBe(36);
    await expect(getComputedStyle(balance).textAlign).toBe('end');
    await expect(getComputedStyle(balance).paddingInline).toBe('8px');
  },
};

/** The button of a failure under the same styles. */
export const BareButton: Story = {
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' }, patiently);
    await expect(getComputedStyle(button).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};
