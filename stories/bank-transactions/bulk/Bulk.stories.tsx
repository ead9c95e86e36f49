import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, type screen } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionList } from '../../../src/index.ts';
import { breakRequests } from '../failingRequests.ts';
import { ownBooks, type StoryBooks } from '../storyBooks.ts';

const save = 'POST /v6/banks/transactions';

const meta = {
  title: 'Bank transactions/Bulk edits',
  component: BankTransactionList,
  args: { onSelectionChange: fn() },
  parameters: { daybook: false },
  loaders: [async () => ({ books: await twentyLunches() })],
  beforeEach: ({ parameters }) => breakRequests(parameters.broken ?? {}),
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

/** The bulk edit form: by default it changes nothing. */
export const PanelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'More…' }));
    await canvas.findByRole('form', { name: 'More…' });
  },
};

/** In a side panel. */
export const PanelOpenNarrow: Story = { ...PanelOpen, globals: { width: '380' } };

/** The service fails: they stay selected, each with its reason. */
export const SomeRejected: Story = {
  parameters: { broken: { [save]: 'status=503' } },
  play: async ({ canvas, userEvent }) => {
    await reconcileAll(canvas, userEvent);
    await canvas.findByRole('list', { name: 'Not updated' });
  },
};

/** In a side panel. */
export const SomeRejectedNarrow: Story = { ...SomeRejected, globals: { width: '380' } };

/** In progress, with a cancel button. */
export const InProgress: Story = {
  parameters: { broken: { [save]: 'delay=25000' } },
  play: async ({ canvas, userEvent }) => {
    await reconcileAll(canvas, userEvent);
    await canvas.findByRole('progressbar');
  },
};

/** Asks to confirm before deleting. */
export const DeleteConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'More…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete…' }));
    await canvas.findByRole('alertdialog');
  },
};

/** What would change, before anything is sent: the closed ones are excluded. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseReviewed(canvas, userEvent);
    await canvas.findByRole('dialog');
  },
};

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>;

interface User {
  click: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  selectOptions: (element: Element, value: string) => Promise<void>;
}

async function selectAll(canvas: Canvas, user: User): Promise<void> {
  (await canvas.findByRole('grid')).focus();
  await user.keyboard('{Control>}a{/Control}');
  await canvas.findByText(/^20 selected/);
}

async function reconcileAll(canvas: Canvas, user: User): Promise<void> {
  await chooseReviewed(canvas, user);
  await user.click(await canvas.findByRole('button', { name: 'Change 15 transactions' }));
}

async function chooseReviewed(canvas: Canvas, user: User): Promise<void> {
  await selectAll(canvas, user);
  await user.click(await canvas.findByRole('button', { name: 'More…' }));
  await user.selectOptions(await canvas.findByRole('combobox', { name: 'Review status' }), 'Reviewed');
  await user.click(canvas.getByRole('button', { name: 'Preview changes…' }));
}

/** A company with twenty lunches, the first five in a closed period. */
async function twentyLunches(): Promise<StoryBooks> {
  const books = await ownBooks();
  const lunch = {
    apiName: 'MANUAL_ENTRY',
    bankAccountId: books.idOf('bka', 'card'),
    classSegmentIds: [books.idOf('dv', 'digital')],
    reviewStatus: 'PARTNER_REVIEW_REQUIRED',
  };
  await books.client.bankTransactions.save(
    Array.from({ length: 20 }, (_, place) => ({
      ...lunch,
      date: `2026-03-${String(place + 1).padStart(2, '0')}`,
      amount: -(12_50 + place * 45),
      description: `Lunch ${place + 1}`,
    })),
  );
  await books.close({ date: '2026-03-05', modifications: 'DISABLED' });
  return books;
}
