import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionList, bankTransactionsOptions, useBankTransactions, useDaybook } from '../../../src/index.ts';
import { patiently } from '../editor/editorStory.tsx';
import { breakRequests } from '../failingRequests.ts';
import { hebrewList } from '../hebrew.ts';
import { ownBooks, type StoryBooks } from '../storyBooks.ts';
import { manyTransactions } from './manyTransactions.ts';

const query = 'POST /v6/banks/transactions/query';

const meta = {
  title: 'Bank transactions/BankTransactionList',
  component: BankTransactionList,
  args: { onTransactionSelect: fn(), onCountChange: fn() },
  beforeEach: ({ parameters }) => breakRequests(parameters.broken ?? {}),
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const table = await canvas.findByRole('grid', { name: 'Bank transactions' }, patiently);
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(20);
    await expect(canvas.getByText('100 transactions so far')).toBeVisible();
    await waitFor(
      () => expect(args.onCountChange).toHaveBeenCalledWith(expect.objectContaining({ total: 100 })),
      patiently,
    );
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** A new company without transactions. */
export const FirstUse: Story = {
  parameters: { daybook: false },
  loaders: [async () => ({ books: await ownBooks() })],
  render: inOwnBooks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No bank transactions yet\./, {}, patiently)).toBeVisible();
  },
};

/** No transaction matches the search; “Clear all” restores the list. */
export const NoMatch: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { search: 'elephant' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results match your filters.', {}, patiently)).toBeVisible();
    const clearAll = canvas.getAllByRole('button', { name: 'Clear all' }).at(-1);
    if (!clearAll) throw new Error('Nothing clears the filters.');
    await userEvent.click(clearAll);
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: { broken: { [query]: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'couldn’t load the bank transactions',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { broken: { [query]: 'status=403' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You don’t have access to the bank transactions.', {}, patiently),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  tags: ['interaction'],

  // The list and the review count load.
  parameters: { broken: { [query]: 'status=500,after=2' } },
  render: (args) => (
    <>
      <RefreshButton />
      <BankTransactionList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    await canvas.findByRole('button', { name: /^To review \(/ }, patiently);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'Couldn’t refresh. Showing earlier data.',
    );
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Ten thousand loaded transactions: only visible rows render, and the keyboard reaches the last. */
export const ManyTransactions: Story = {
  tags: ['interaction'],

  render: (args) => (
    <Loaded count={10_000}>
      <BankTransactionList {...args} />
    </Loaded>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', {}, patiently);
    await expect(canvas.getByText('10,000 transactions')).toBeVisible();
    await expect(within(table).getAllByRole('row').length).toBeLessThan(120);
    table.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOfKeyboard(table)).toHaveTextContent('Sample vendor 9,999'), patiently);
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  args: { defaultFilters: { search: 'Honourable' } },
  globals: { width: '640' },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/^The Honourable Society of Signwriters/, {}, patiently);
    await expect(name).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Bank transactions' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Right to left, with foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrewList },
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('columnheader', { name: /תאריך/ }, patiently);
    const amount = canvas.getByRole('columnheader', { name: 'סכום' });
    await expect(date.getBoundingClientRect().left).toBeGreaterThan(amount.getBoundingClientRect().right);
  },
};

/** A side panel or phone: each transaction is a card. */
export const NarrowCards: Story = {
  globals: { width: '380' },
  args: { selectable: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const region = canvas.getByRole('region', { name: 'Bank transactions' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(canvas.getByRole('combobox', { name: 'Period' }).getBoundingClientRect().height).toBe(44);
  },
};

/** Dark theme with checked rows. */
export const Dark: Story = {
  tags: ['interaction'],

  globals: { theme: 'dark' },
  args: { onSelectionChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', {}, patiently);
    const [, second] = within(table).getAllByRole('checkbox');
    if (!second) throw new Error('There is nothing to tick.');
    await userEvent.click(second);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
  },
};

/** Transactions checked by keyboard. */
export const Selection: Story = {
  tags: ['interaction'],

  args: { onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const table = await canvas.findByRole('grid', {}, patiently);
    table.focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      transactionIds: [expect.any(String), expect.any(String)],
    });
  },
};

/** The quick filter for review. */
export const ToReview: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^To review \(\d+\)$/ }, patiently));
    const table = await canvas.findByRole('grid', {}, patiently);
    await waitFor(() => expect(within(table).getAllByText('To review').length).toBeGreaterThan(0), patiently);
  },
};

/** The filter panel with active filters. */
export const FiltersOpen: Story = {
  tags: ['interaction'],

  args: {
    defaultFilters: { period: 'all', amount: { lessThan: -100_00 }, bankAccount: { id: { in: ['bka_checking'] } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters \(\d\)$/ }, patiently));
    await expect(await canvas.findByRole('textbox', { name: 'Amount from' }, patiently)).toBeVisible();
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(await chips.findByText(/Operating Checking/, {}, patiently)).toBeVisible();
  },
};

/** In a side panel. */
export const FiltersOpenNarrow: Story = { ...FiltersOpen, globals: { width: '380' } };

/** A category edited in its cell and saved at once. */
export const CategoryInPlace: Story = {
  tags: ['interaction'],

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
    const table = await canvas.findByRole('grid', {}, patiently);
    table.focus();
    await userEvent.keyboard('{ArrowDown}{F2}');
    const category = await canvas.findByRole('combobox', { name: /^Category of/ }, patiently);
    await waitFor(() => expect(category).toHaveFocus());
    await userEvent.keyboard('confer');
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText(/categorized as Conferences and Training\./, {}, patiently),
    ).toBeInTheDocument();
  },
};

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
      Refresh
    </button>
  );
}

/** Seeds the cache with transactions. */
function Loaded({ count, children }: { count: number; children: ReactNode }) {
  const daybook = useDaybook();
  useState(() => {
    const pages = manyTransactions(count);
    const { queryKey } = bankTransactionsOptions(daybook, { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } });
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}

/** The focused row. */
function rowOfKeyboard(grid: HTMLElement): HTMLElement | null {
  return document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
}
