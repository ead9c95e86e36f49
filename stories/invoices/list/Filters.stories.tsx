import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvoiceList } from '../../../src/index.ts';

const meta = {
  title: 'Invoices/Filters',
  component: InvoiceList,
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor of an active filter. */
export const ConditionOpen: Story = {
  args: { defaultFilters: { invoiceStatus: { in: ['OPEN', 'CLOSED'] }, amount: { greaterThan: 10_000 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status Open or Paid' }));
    await canvas.findByRole('checkbox', { name: 'Open' });
  },
};

/** Customer options for typed letters. */
export const CustomerOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'cust{Enter}');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Customer' }), 'ha');
    await canvas.findAllByRole('option');
  },
};

/** A date comparison with the calendar. */
export const DateOpen: Story = {
  tags: ['slow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'date{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /calendar/i }));
    await canvas.findByRole('grid', { name: /Date|20/ });
  },
};

/** `ConditionOpen` in a side panel. */
export const ConditionOpenNarrow: Story = { ...ConditionOpen, globals: { width: '380' } };
