import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InvoiceList } from '../../../src/index.ts';

const meta = {
  title: 'Invoices/Aging',
  component: InvoiceList,
  args: { onInvoiceSelect: fn() },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two aging buckets, the longest overdue first. */
export const Buckets: Story = {
  args: { defaultFilters: { aging: ['days1To30', 'over90'] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/ overdue$/, { selector: 'bdi' });
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2));
  },
};

/** Two aging buckets in a narrow container: the strip scrolls sideways to the first. */
export const BucketsNarrow: Story = { ...Buckets, globals: { width: '380' } };

/** Two aging buckets without the summary: a chip shows them. */
export const Chip: Story = {
  args: { defaultFilters: { aging: ['days61To90', 'over90'] }, showAging: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Aging 61–90 days or Over 90 days' });
  },
};

/** What each customer owes. */
export const ByCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'By customer' }));
    await canvas.findByRole('table', { name: 'Aging by customer' });
  },
};

/** `ByCustomer` in a narrow container. */
export const ByCustomerNarrow: Story = { ...ByCustomer, globals: { width: '380' } };
