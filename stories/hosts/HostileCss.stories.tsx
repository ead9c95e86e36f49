import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
 * The host styles bare elements and resets everything outside of cascade layers. Such hosts import
 * `styles.unlayered.css`, as their styles would override layered ones.
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

/** The retry button with the same styles. */
export const BareButton: Story = {
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' }, patiently);
    await expect(getComputedStyle(button).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** Fields, chips, trees and the list of accounts with the same styles. */
export const BareFields: Story = {
  tags: ['interaction'],

  args: {
    glAccountId: undefined,
    defaultGlAccountId: 'gla_1200',
    defaultFilters: { beginDate: '2020-01-01', accountingMethod: 'ACCRUAL' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }, patiently));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }, patiently), 'class{Enter}');
    const box = await canvas.findByRole('checkbox', { name: 'Brand' }, patiently);
    await expect(sizeOf(box)).toEqual([15, 15]);
    const search = canvas.getByRole('searchbox', { name: 'Search entries' });
    await expect(sizeOf(search)[1]).toBe(32);
    await expect(getComputedStyle(search).textAlign).toBe('start');
    const [, chip] = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    if (chip) await expect(sizeOf(chip)).toEqual([28, 28]);

    const switcher = await canvas.findByRole('combobox', { name: 'Account' }, patiently);
    await waitFor(() => expect(switcher).toHaveValue('Accounts Receivable'), patiently);
    await expect(sizeOf(switcher)[1]).toBe(30);
    await userEvent.click(switcher);
    await expect(await canvas.findByRole('option', { name: /^Accounts Receivable/ })).toBeVisible();
  },
};

/** A progress bar with the same styles. */
export const BareProgress: Story = {
  tags: ['interaction'],

  parameters: { daybook: { fault: 'delay=25000,after=2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await expect(sizeOf(await canvas.findByRole('progressbar'))).toEqual([160, 6]);
  },
};

/** Width and height in pixels. */
function sizeOf(element: HTMLElement): [number, number] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}
