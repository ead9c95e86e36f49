import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvoiceList, type NamedView } from '../../src/index.ts';

const views: NamedView[] = [
  { name: 'Balances by customer', view: { columnOrder: ['customer', 'balance'], columnVisibility: { paid: false } } },
  { name: 'Dense', view: { density: 'compact' } },
];

const meta = {
  title: 'Lists/Saved views',
  component: InvoiceList,
  args: { showAging: false, views, view: { density: 'compact' }, onViewsChange: () => {} },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Views that the user saved; the current one is pressed. */
export const SavedViews: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
    await canvas.findByRole('button', { name: 'Dense' });
  },
};

/** In a narrow container. */
export const SavedViewsNarrow: Story = { ...SavedViews, globals: { width: '380' } };

/** After the chips, what is displayed can be saved as a view. */
export const SaveAsView: Story = {
  args: { defaultFilters: { invoiceStatus: { in: ['OPEN'] }, amount: { greaterThan: 100_00 } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as view…' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Over 100');
  },
};
