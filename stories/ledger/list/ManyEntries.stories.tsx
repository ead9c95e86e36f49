import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { GeneralLedger, generalLedgerOptions, useDaybook } from '../../../src/index.ts';
import { checkingPages } from './countingRows.ts';

/** Longer than the first start of the sandbox. */
const patiently = { timeout: 20_000 };

const meta = {
  title: 'Ledger/Many entries',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 100,000 loaded entries, of which dozens render; End jumps to the last. */
export const HundredThousandEntries: Story = {
  tags: ['interaction'],

  decorators: [
    (Story) => (
      <Loaded count={100_000}>
        <Story />
      </Loaded>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'General ledger, Operating Checking' }, patiently);
    await expect(canvas.getByText('100,000 entries')).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '100003'); // with the header, the beginning balance and the totals
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);

    grid.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOfKeyboard(grid)).toHaveAttribute('aria-rowindex', '100002'), patiently);
    await expect(rowOfKeyboard(grid)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOfKeyboard(grid)).toHaveAttribute('aria-rowindex', '3'), patiently);
  },
};

/** Loading all entries, with progress and a cancel button. */
export const LoadingAll: Story = {
  tags: ['interaction'],

  // The account and the first page load; later responses are delayed.
  parameters: { daybook: { fault: 'delay=25000,after=2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading all entries' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByText('100 entries so far')).toBeVisible();
  },
};

/** In a side panel. */
export const LoadingAllNarrow: Story = { ...LoadingAll, globals: { width: '380' } };

/** Exporting all entries, loaded or not. */
export const Exporting: Story = {
  tags: ['interaction'],

  // The account and two pages load: the one shown and the first of the file.
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }, patiently));
    await expect(await canvas.findByRole('progressbar', { name: 'Exporting…' })).toBeVisible();
    await expect(await canvas.findByText(/Exporting… · 250 entries so far/, {}, patiently)).toBeVisible();
  },
};

/** Canceled: loaded entries stay and loading can restart. */
export const LoadingCanceled: Story = {
  tags: ['interaction'],

  ...LoadingAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Load all' }, patiently)).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByText('100 entries so far')).toBeVisible();
  },
};

/** Another search cancels loading. */
export const CanceledBySearch: Story = {
  tags: ['interaction'],

  ...LoadingAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search entries' }), 'rent{Enter}');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

/** All entries are loaded. */
export const AllLoaded: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await expect(await canvas.findByText(/^[\d,]+ entries$/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load all' })).not.toBeInTheDocument();
  },
};

/** After a save, entries out of view may have changed: they are in italics until they are read again. */
export const OutdatedEntries: Story = {
  tags: ['interaction'],

  parameters: { daybook: { fault: 'delay=25000,after=1' } },
  decorators: [
    (Story) => (
      <Loaded count={5_000} isOutdated>
        <Story />
      </Loaded>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'General ledger, Operating Checking' }, patiently);
    await expect(canvas.getByText('5,000 entries so far')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Totals update when you load all entries' })).toBeVisible();
    grid.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOfKeyboard(grid)).toHaveAttribute('aria-busy', 'true'), patiently);
  },
};

/** Seeds the cache with entries. @param isOutdated marks all pages but the first. */
function Loaded({ count, isOutdated, children }: { count: number; isOutdated?: boolean; children: ReactNode }) {
  const daybook = useDaybook();
  useState(() => {
    const loaded = checkingPages(count);
    const outdated = loaded.map((page, index) => ({
      ...page,
      next: index + 1 < loaded.length ? `page ${index + 1}` : undefined,
      ...(index > 0 && { isOutdated: true as const }),
    }));
    const pages = isOutdated ? outdated : loaded;
    const { queryKey } = generalLedgerOptions(daybook, { glAccountId: 'gla_1010', filter: {} });
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}

/** The current row. */
function rowOfKeyboard(grid: HTMLElement): HTMLElement | null {
  return document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
}
