import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { GeneralLedger, generalLedgerOptions, useDaybook } from '../../../src/index.ts';
import { breakRequests } from '../../bank-transactions/failingRequests.ts';
import { checkingPages } from './countingRows.ts';

const meta = {
  title: 'Ledger/Many entries',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' }, loadInBackground: false },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages of a fixed length. */
const oldestFirst = { defaultSorting: [{ id: 'date', desc: false }] };

/** 100,000 loaded entries, of which dozens render. */
export const HundredThousandEntries: Story = {
  args: oldestFirst,
  decorators: [
    (Story) => (
      <Loaded count={100_000}>
        <Story />
      </Loaded>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('100,000 entries');
  },
};

/** Loading all entries, with progress and a cancel button. */
export const LoadingAll: Story = {
  // The account, the first request and the one for the newest entries respond; later responses are delayed.
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }));
    await canvas.findByRole('progressbar', { name: 'Loading all entries' });
  },
};

/** In a side panel. */
export const LoadingAllNarrow: Story = {
  ...LoadingAll,
  globals: { width: '380' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }));
    await canvas.findByRole('progressbar', { name: 'Loading all entries' });
  },
};

/** Exporting all entries, loaded or not. */
export const Exporting: Story = {
  name: 'Exporting to CSV',
  args: { ...oldestFirst, showChart: false },
  // The account and two pages load: the one shown and the first of the file.
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await canvas.findByText(/Exporting… · 250 entries so far/);
  },
};

/** After a save, entries out of view may have changed: they are in italics until they are read again, and totals update. */
export const OutdatedEntries: Story = {
  args: oldestFirst,
  beforeEach: () => breakRequests({ 'GET /v6/accounting/glAccounts/gla_1010/generalLedger': 'delay=25000' }),
  decorators: [
    (Story) => (
      <Loaded count={5_000} isOutdated>
        <Story />
      </Loaded>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'General ledger, Operating Checking' });
    grid.focus();
    await userEvent.keyboard('{End}');
    await canvas.findByRole('rowheader', { name: /^Updating/ });
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
    const { queryKey } = generalLedgerOptions(daybook, { glAccountId: 'gla_1010', filter: {}, oldestFirst: true });
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}
