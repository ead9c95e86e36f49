import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionList } from '../../../src/index.ts';
import { patiently } from '../editor/editorStory.tsx';
import { breakRequests } from '../failingRequests.ts';

const query = 'POST /v6/banks/transactions/query';

const meta = {
  title: 'Bank transactions/Tabs',
  component: BankTransactionList,
  beforeEach: ({ parameters }) => breakRequests(parameters.broken ?? {}),
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All transactions, of which the first hundred are loaded. */
export const All: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'All 100+', checked: true }, patiently);
    await canvas.findByRole('radio', { name: /^To review \d+$/ }, patiently);
  },
};

/** While transactions to review are counted, their tab has an empty count. */
export const UnknownCount: Story = {
  parameters: { broken: { [`${query} RECONCILIATION_DISCREPANCY`]: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'All 100+' }, patiently);
    await canvas.findByRole('radio', { name: 'To review' });
  },
};

/** Transactions to review. */
export const ToReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^To review \d+$/ }, patiently));
    await canvas.findByRole('radio', { name: /^To review \d+$/, checked: true }, patiently);
    await canvas.findByRole('grid', {}, patiently);
  },
};

/** Reviewed transactions, whose number is known as far as they are loaded. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Reviewed' }, patiently));
    await canvas.findByRole('radio', { name: /^Reviewed \d/, checked: true }, patiently);
  },
};

/** In a narrow container. */
export const ReviewedNarrow: Story = { ...Reviewed, globals: { width: '380' } };
