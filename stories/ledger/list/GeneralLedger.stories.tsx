import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';

/** Longer than the first start of the sandbox and three retries. */
const patiently = { timeout: 20_000 };

const meta = {
  title: 'Ledger/GeneralLedger',
  component: GeneralLedger,
  // The sample data ends today, so short periods may have few entries.
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'General ledger, Accounts Receivable' }, patiently),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Beginning balance' })).toBeVisible();
    await expect(canvas.getAllByText(/^Invoice INV-/).length).toBeGreaterThan(20);
  },
};

/** The source document of an entry, below its row. */
export const ExpandedEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    const [first] = await canvas.findAllByRole('button', { name: 'Show source document' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Outstanding', {}, patiently)).toBeVisible();
  },
};

/** Part of the period is loaded: the chart covers the rest with balances at month ends. */
export const PartlyLoaded: Story = {
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'thisYear' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Balance over time' }, patiently)).toBeVisible();
    await expect(canvas.getByText('Closing balance')).toBeVisible();
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

/** An account without entries. */
export const Empty: Story = {
  args: { glAccountId: 'gla_6230' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries in this period.', {}, patiently)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Fax Line' })).toBeVisible();
  },
};

/** No entry matches the search. */
export const NoResults: Story = {
  args: { defaultFilters: { period: 'all', search: 'elephant' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results match your filters.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    const filtersOn = canvas.getByRole('list', { name: 'Active filters' });
    await expect(within(filtersOn).getByText('“elephant”')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search entries' })).toHaveValue('elephant');
    await expect(canvas.getAllByRole('button', { name: 'Clear all' })).toHaveLength(2); // beside the chip and in the notice
  },
};

/** “Clear all” restores the entries. */
export const NoResultsThenCleared: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { period: 'all', search: 'elephant' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No results match your filters.', {}, patiently);
    const clearAll = canvas.getAllByRole('button', { name: 'Clear all' }).at(-1);
    if (!clearAll) throw new Error('Nothing clears the filters.');
    await userEvent.click(clearAll);
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load the general ledger');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** A manual retry succeeds. */
export const FailedThenRetried: Story = {
  tags: ['interaction'],

  parameters: { daybook: { fault: 'status=503,times=8' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patiently));
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
  },
};

/** Every request fails without a response. */
export const ServiceUnreachable: Story = {
  parameters: { daybook: { fault: 'drop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'couldn’t connect to load the general ledger',
    );
  },
};

/** The host has no token and does not allow retries. */
export const TokenUnavailable: Story = {
  parameters: {
    daybook: {
      fetchToken: async () => {
        throw Object.assign(new Error('Nobody is signed in.'), { retryable: false });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t sign you in');
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { daybook: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to the general ledger.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  },
};

/** The account is unknown or was deleted. */
export const UnknownAccount: Story = {
  args: { glAccountId: 'gla_0000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t find the general ledger/, {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** An unreadable entry: the others are shown, and the totals count it as missing. */
export const UnreadableEntry: Story = {
  parameters: { daybook: { fault: 'body=shape' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This row can’t be shown.', {}, patiently)).toBeVisible();
    await expect(canvas.getByText(/1 row couldn’t be included/)).toBeVisible();
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  tags: ['interaction'],

  // The account and the first page load.
  parameters: { daybook: { fault: 'status=500,after=2' } },
  render: (args) => (
    <>
      <RefreshButton />
      <GeneralLedger {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    await canvas.findByRole('heading', { name: 'Accounts Receivable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'Couldn’t refresh. Showing earlier data.',
    );
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** The next page fails and loads on retry. */
export const NextPageFailed: Story = {
  tags: ['interaction'],

  args: { glAccountId: 'gla_1010' },
  parameters: { daybook: { fault: 'status=500,after=2,times=4' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    scrollToEnd(canvas.getByRole('region', { name: /^General ledger/ }));
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('Couldn’t load more rows.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^[2-9]00 entries/, {}, patiently)).toBeVisible();
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  args: { glAccountId: 'gla_6340' },
  globals: { width: '640' },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/^The Honourable Society of Signwriters/, {}, patiently);
    await expect(name).toBeVisible();
    const region = canvas.getByRole('region', { name: /^General ledger/ });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Selecting an entry calls the host with its source record. */
export const SelectableEntries: Story = {
  tags: ['interaction'],

  args: { onEntrySelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const [entry] = await canvas.findAllByRole('button', { name: 'Tidewell Health Partners' }, patiently);
    if (!entry) throw new Error('There is no entry to select.');
    await userEvent.click(entry);
    await expect(args.onEntrySelect).toHaveBeenCalledWith({
      entryId: expect.stringMatching(/^glt_/),
      entityId: expect.stringMatching(/^inv_/),
    });
  },
};

/** Hundreds of entries: pages load while scrolling, and only rows near the viewport render. */
export const LargeAccount: Story = {
  args: { glAccountId: 'gla_1010' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    for (const loaded of [0, 100, 200, 300]) {
      await waitFor(() => expect(entryCount(canvas.getByText(/^[\d,]+ entries/))).toBeGreaterThan(loaded), patiently);
      scrollToEnd(canvas.getByRole('region', { name: /^General ledger/ }));
    }
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

function RefreshButton() {
  const { queryClient } = useDaybook();
  return (
    <button type="button" style={{ marginBlockEnd: '16px' }} onClick={() => queryClient.invalidateQueries()}>
      Refresh
    </button>
  );
}

/** The number of loaded entries in the text. */
function entryCount(status: HTMLElement): number {
  return Number(status.textContent?.match(/^[\d,]+/)?.[0].replaceAll(',', '') ?? 0);
}

function scrollToEnd(area: HTMLElement) {
  area.scrollTop = area.scrollHeight;
}
