import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionList, type NamedView } from '../../../src/index.ts';

const dense = { density: 'compact', columnVisibility: { bankAccount: false } } as const;
const views: NamedView[] = [
  { name: 'Dense', view: dense },
  { name: 'Amounts first', view: { columnOrder: ['amount', 'description'] } },
];

const meta = {
  title: 'Bank transactions/Display',
  component: BankTransactionList,
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column that stays in view while the others scroll sideways. */
export const PinnedColumn: Story = {
  args: {
    selectable: true,
    defaultView: {
      columnPinning: { start: ['description'] },
      columnSizing: { bankAccount: 300, category: 500, amount: 300 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    canvasElement.querySelector('.daybook-table-scroll')?.scrollTo({ left: 300 });
  },
};

/** A saved view is chosen: compact rows without bank accounts. */
export const SavedViewChosen: Story = {
  args: { views, view: dense, onViewsChange: () => {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
    await canvas.findByRole('button', { name: 'Dense', pressed: true });
  },
};

/** On a phone, the menu is a bottom sheet. */
export const SavedViewChosenNarrow: Story = { ...SavedViewChosen, globals: { width: '380' } };

/** A date filter on a phone: a calendar above the filter, both as bottom sheets. */
export const CalendarNarrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'date{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /calendar/i }));
    await canvas.findByRole('grid', { name: /20/ });
  },
};

/** On a phone, one sheet has the period, the order and each filter with what it finds. */
export const FilterAndSortNarrow: Story = {
  args: { selectable: true, defaultFilters: { amount: { lessThan: 0 }, description: { contain: 'a' } } },
  globals: { width: '380' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await canvas.findByRole('option', { name: /^Amount/ });
  },
};

/** On a phone, the other actions of the list are in a menu. */
export const MoreActionsNarrow: Story = {
  args: { selectable: true },
  globals: { width: '380' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await canvas.findByRole('button', { name: 'Load all' });
  },
};
