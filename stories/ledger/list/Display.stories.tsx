import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneralLedger, type NamedView } from '../../../src/index.ts';

const dense = { density: 'compact' } as const;
const views: NamedView[] = [
  { name: 'Dense', view: dense },
  { name: 'Without balances', view: { columnVisibility: { balance: false } } },
];

const meta = {
  title: 'Ledger/Display',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column that stays in view while the others scroll sideways. */
export const PinnedColumn: Story = {
  args: {
    defaultView: { columnPinning: { start: ['date'], end: ['balance'] }, columnSizing: { debit: 500, credit: 500 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    canvasElement.querySelector('.daybook-table-scroll')?.scrollTo({ left: 300 });
  },
};

/** Some entries are checked: what they add up to is in the place of the toolbar. */
export const CheckedEntries: Story = {
  args: { selectable: true },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard(' {ArrowDown} {ArrowDown} ');
    await canvas.findByText(/^3 selected/);
  },
};

/** The same on a phone. */
export const CheckedEntriesNarrow: Story = { ...CheckedEntries, globals: { width: '380' } };

/** A saved view is chosen: compact rows. */
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
