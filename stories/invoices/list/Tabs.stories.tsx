import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvoiceList } from '../../../src/index.ts';

const meta = {
  title: 'Invoices/Tabs',
  component: InvoiceList,
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story of a tab that is pressed. */
function chosen(label: string): Story {
  return {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${label}\\b`) }));
      await canvas.findByRole('radio', { name: new RegExp(`^${label} \\d+$`), checked: true });
      await canvas.findByRole('grid');
    },
  };
}

/** Drafts. */
export const Draft: Story = chosen('Draft');

/** Open invoices, overdue or not. */
export const Open: Story = chosen('Open');

/** Open invoices past their due dates. */
export const Overdue: Story = chosen('Overdue');

/** Paid invoices, counted once all are loaded. */
export const Paid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Paid' }));
    await canvas.findByRole('radio', { name: /^Paid/, checked: true });
    await canvas.findByRole('grid');
  },
};

/** In a narrow container, the tabs scroll sideways. */
export const OverdueNarrow: Story = { ...Overdue, globals: { width: '380' } };
