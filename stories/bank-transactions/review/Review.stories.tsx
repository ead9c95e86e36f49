import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionList } from '../../../src/index.ts';
import { ownBooks, type StoryBooks } from '../storyBooks.ts';

const meta = {
  title: 'Bank transactions/Review',
  component: BankTransactionList,
  args: { defaultFilters: { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } } },
  parameters: { daybook: false },
  loaders: [async () => ({ books: await booksToReview() })],
  render: (args, { loaded, globals }) => {
    const { userId } = loaded.books as StoryBooks; // set by the loader above
    return (
      <SampleBooks key={userId} identity={userId} locale={globals.locale}>
        <BankTransactionList {...args} />
      </SampleBooks>
    );
  },
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A category was chosen: the next row is current, and an offer to apply it to the others of the merchant takes the row’s place. */
export const Categorized: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('c');
    await canvas.findByRole('combobox', { name: /^Category of/ });
    await userEvent.keyboard('Office Sup');
    await canvas.findByRole('option', { name: /^Office Supplies/ });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Apply to 2/ });
  },
};

/** In a side panel. */
export const CategorizedNarrow: Story = { ...Categorized, globals: { width: '380' } };

/** Ctrl+Z or the button saved the former values. */
export const Undone: Story = {
  play: async (context) => {
    await Categorized.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await context.canvas.findByText(/^Undone: Paperworld/);
  },
};

/** A deleted transaction: the request waits while the toast offers Undo. */
export const Deleted: Story = {
  args: { selectable: true },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('x');
    await userEvent.click(await canvas.findByRole('button', { name: 'More…' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }));
    await canvas.findByText(/^Deleted Paperworld/);
  },
};

export const DeletedNarrow: Story = { ...Deleted, globals: { width: '380' } };

/** A company with three purchases of one merchant to review. */
async function booksToReview(): Promise<StoryBooks> {
  const books = await ownBooks();
  const toReview = { categoryId: null, customerId: null, reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  for (const description of ['Paperworld #1', 'Paperworld #2', 'Paperworld #3']) {
    await books.add({ ...toReview, description });
  }
  return books;
}
