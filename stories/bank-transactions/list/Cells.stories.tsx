import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BankTransactionList } from '../../../src/index.ts';

const meta = {
  title: 'Bank transactions/Cells',
  component: BankTransactionList,
  args: { onTransactionSelect: fn() },
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Split and Open in the place of the account, in the current row. */
export const RowActions: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('button', { name: 'Split' });
  },
};

/** The same with one account chosen, whose number is not repeated. */
export const RowActionsOfOneAccount: Story = {
  ...RowActions,
  args: { defaultFilters: { bankAccount: { id: { in: ['bka_checking'] } } } },
};

/** Categories that other transactions of the merchant have, with their number, and an entry to split the transaction. */
export const CategoriesOfMerchant: Story = {
  args: { defaultFilters: { search: 'Slack' } },
  play: async ({ canvas, userEvent }) => {
    const [category] = await canvas.findAllByRole('button', { name: /Software Subscriptions/ });
    if (!category) throw new Error('There is no category.');
    await userEvent.click(category);
    await canvas.findByRole('option', { name: /of \d+ at Slack/ });
  },
};

/** On a phone, the list is a bottom sheet. */
export const CategoriesOfMerchantNarrow: Story = { ...CategoriesOfMerchant, globals: { width: '380' } };
