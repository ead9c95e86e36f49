import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { fn, within } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionList, bankTransactionsOptions, useBankTransactions, useDaybook } from '../../../src/index.ts';
import { breakRequests } from '../failingRequests.ts';
import { ownBooks, type StoryBooks } from '../storyBooks.ts';
import { everyCell } from './everyCell.ts';
import { manyTransactions } from './manyTransactions.ts';

const query = 'POST /v6/banks/transactions/query';

const meta = {
  title: 'Bank transactions/BankTransactionList',
  component: BankTransactionList,
  args: { onTransactionSelect: fn(), onCountChange: fn() },
  beforeEach: ({ parameters }) => breakRequests(parameters.broken ?? {}),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** A new company without transactions. */
export const FirstUse: Story = {
  parameters: { daybook: false },
  loaders: [async () => ({ books: await ownBooks() })],
  render: inOwnBooks,
  play: async ({ canvas }) => {
    await canvas.findByText('No bank transactions yet');
  },
};

/** No transaction matches the search. */
export const NoMatch: Story = {
  args: { defaultFilters: { search: 'elephant' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your filters');
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { broken: { [query]: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { broken: { [query]: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the bank transactions.');
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  tags: ['slow'], // three retries
  // The list and the review count load.
  parameters: { broken: { [query]: 'status=500,after=2' } },
  render: (args) => (
    <>
      <RefreshButton />
      <BankTransactionList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await canvas.findByRole('radio', { name: /^To review \d/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await canvas.findByText('Couldn’t refresh. Showing earlier data.');
  },
};

/** The first page loads, the next one doesn't: what is loaded stays, and there are no sums. */
export const NextPageFailed: Story = {
  tags: ['slow'],
  // The list and the review count load.
  parameters: { broken: { [query]: 'status=400,after=2' } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('grid')).scrollIntoView({ block: 'end' });
    await canvas.findByText('Couldn’t load more rows.');
  },
};

/** Ten thousand loaded transactions: only visible rows render. The host gives the table a height. */
export const ManyTransactions: Story = {
  render: (args) => (
    <Loaded pages={() => manyTransactions(10_000)}>
      <BankTransactionList
        {...args}
        style={{ '--daybook-table-height': '480px' } as CSSProperties /* a custom property */}
      />
    </Loaded>
  ),
};

/** What transactions are booked to, their review states and marks. */
export const EveryCell: Story = {
  render: (args) => (
    <Loaded pages={everyCell}>
      <BankTransactionList {...args} />
    </Loaded>
  ),
};

/** The same as cards. */
export const EveryCellNarrow: Story = { ...EveryCell, globals: { width: '380' } };

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  args: { defaultFilters: { search: 'Honourable' } },
  globals: { width: '640' },
};

export const LongNamesNarrow: Story = { ...LongNames, globals: { width: '380' } };

/** Right to left, with foreign names left to right. */
export const Hebrew: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl', locale: 'he-IL' },
};

/** A side panel or phone: each transaction is a card. */
export const NarrowCards: Story = {
  globals: { width: '380' },
  args: { selectable: true },
};

/** Dark theme with a checked row. */
export const Dark: Story = {
  tags: ['slow'],
  globals: { theme: 'dark' },
  args: { selectable: true },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid');
    const [, second] = within(table).getAllByRole('checkbox');
    if (!second) throw new Error('There is nothing to tick.');
    await userEvent.click(second);
    await canvas.findByText(/^1 selected/);
  },
};

/** Checked rows: the bar with what can be done takes the place of the toolbar. */
export const Selection: Story = {
  args: { selectable: true },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText(/^100 selected/);
    await canvas.findByText(/can change/);
  },
};

/** In a side panel. */
export const SelectionNarrow: Story = { ...Selection, globals: { width: '380' } };

/** Nothing can be changed: no checkboxes and no suggestions. */
export const ReadOnly: Story = {
  args: { selectable: true, readOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByText('View only');
  },
};

/** Everything is reviewed. */
export const CaughtUp: Story = {
  parameters: { daybook: false },
  loaders: [
    async () => {
      const books = await ownBooks();
      await books.add({ reviewStatus: 'RECONCILED' });
      return { books };
    },
  ],
  args: { defaultFilters: { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } } },
  render: inOwnBooks,
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing left to review.');
  },
};

export const CaughtUpNarrow: Story = { ...CaughtUp, globals: { width: '380' } };

/** The quick filter for review. */
export const ToReview: Story = {
  args: { defaultFilters: { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } } },
};

/** Active filters, and the condition of one of them. */
export const FilterOpen: Story = {
  args: {
    defaultFilters: {
      period: 'all',
      amount: { lessThan: -100_00 },
      bankAccount: { id: { in: ['bka_checking', 'bka_card'] } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Amount Out over 100.00' }));
    await canvas.findByRole('textbox', { name: 'Amount' });
  },
};

/** In a side panel. */
export const FilterOpenNarrow: Story = { ...FilterOpen, globals: { width: '380' } };

/** A lock marks the transactions of a closed period. */
export const ClosedPeriod: Story = {
  parameters: { daybook: false },
  loaders: [
    async () => {
      const books = await ownBooks('small');
      await books.close({ date: '2026-06-12', modifications: 'DISABLED' });
      return { books };
    },
  ],
  render: inOwnBooks,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('img', { name: /^Closed through/ });
  },
};

/** A category that is edited in its cell. */
export const CategoryInPlace: Story = {
  parameters: { daybook: false },
  loaders: [
    async () => {
      const books = await ownBooks();
      await books.add();
      return { books };
    },
  ],
  render: inOwnBooks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meals with Clients' }));
    await canvas.findByRole('listbox');
  },
};

/** A category chosen without a connection waits until it is back. */
export const Offline: Story = {
  ...CategoryInPlace,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine'); // shows the browser's again
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await CategoryInPlace.play?.(context);
    await canvas.findAllByRole('option'); // the categories have loaded
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    await userEvent.keyboard('Office Sup{Enter}');
    await canvas.findByText(/1 change is waiting/);
  },
};

export const OfflineNarrow: Story = { ...Offline, globals: { width: '380' } };

function inOwnBooks(args: ComponentProps<typeof BankTransactionList>, { loaded }: { loaded: object }) {
  const { books } = loaded as { books: StoryBooks }; // set by the story's loader
  return (
    <SampleBooks key={books.userId} identity={books.userId}>
      <BankTransactionList {...args} />
    </SampleBooks>
  );
}

function RefreshButton() {
  const { refetch } = useBankTransactions({ filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } });
  return (
    <button type="button" onClick={() => refetch()}>
      Read again
    </button>
  );
}

/** Seeds the cache with transactions. */
function Loaded({ pages: createPages, children }: { pages: typeof everyCell; children: ReactNode }) {
  const daybook = useDaybook();
  useState(() => {
    const pages = createPages();
    const { queryKey } = bankTransactionsOptions(daybook, { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } });
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}
