import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionList } from '../../../src/index.ts';
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
    await canvas.findByRole('radio', { name: 'All 100+', checked: true });
    await canvas.findByRole('radio', { name: /^To review \d+$/ });
  },
};

/** While transactions to review are counted, their tab has an empty count. */
export const UnknownCount: Story = {
  parameters: { broken: { [`${query} RECONCILIATION_DISCREPANCY`]: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'All 100+' });
    await canvas.findByRole('radio', { name: 'To review' });
  },
};

/** Transactions to review. */
export const ToReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^To review \d+$/ }));
    await canvas.findByRole('radio', { name: /^To review \d+$/, checked: true });
    await canvas.findByRole('grid');
  },
};

/** Reviewed transactions, whose number is known as far as they are loaded. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Reviewed' }));
    await canvas.findByRole('radio', { name: /^Reviewed \d/, checked: true });
  },
};

/** The bank accounts, with the number of transactions to review. */
export const Accounts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account: All accounts' }));
    await canvas.findByRole('menuitemradio', { name: /^All accounts, \d+ to review$/ });
  },
};

/** On a phone, they are a bottom sheet. */
export const AccountsNarrow: Story = { ...Accounts, globals: { width: '380' } };

/** One account is chosen, without a chip. */
export const OneAccount: Story = {
  args: { defaultFilters: { bankAccount: { id: { in: ['bka_card'] } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account: Business Credit Card ··1009' });
    await canvas.findByRole('grid');
  },
};

/** In a narrow container. */
export const ReviewedNarrow: Story = { ...Reviewed, globals: { width: '380' } };
