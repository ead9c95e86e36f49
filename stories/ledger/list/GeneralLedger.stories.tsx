import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';

/** Longer than a read takes that fails three times more before it gives up, and than a first start of the books. */
const patiently = { timeout: 20_000 };

const meta = {
  title: 'Ledger/GeneralLedger',
  component: GeneralLedger,
  // The books end today, wherever in the year that is: the shorter periods may hold little.
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

/** The first answer takes its time. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** An account of the chart that nothing was ever posted to. */
export const Empty: Story = {
  args: { glAccountId: 'gla_6230' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries in this period.', {}, patiently)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Fax Line' })).toBeVisible();
  },
};

/** There are entries, and none of them is what was searched for. */
export const NoMatch: Story = {
  args: { defaultFilters: { period: 'all', search: 'elephant' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results match your filters.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    const filtersOn = canvas.getByRole('list', { name: 'Active filters' });
    await expect(within(filtersOn).getByText('“elephant”')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search entries' })).toHaveValue('elephant');
    await expect(canvas.getAllByRole('button', { name: 'Clear all' })).toHaveLength(2); // beside the chip and the sentence
  },
};

/** One press brings the entries back. */
export const NoMatchThenCleared: Story = {
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

/** The service answers each try with 500. */
export const Failed: Story = {
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'could not give us the general ledger',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** It failed, and a second attempt by hand succeeds. */
export const FailedThenRetried: Story = {
  tags: ['interaction'],

  parameters: { daybook: { fault: 'status=503,times=8' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patiently));
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
  },
};

/** The connection breaks each time: offline, or the service is down. */
export const ServiceUnreachable: Story = {
  parameters: { daybook: { fault: 'drop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('could not reach bookkeeping');
  },
};

/** The host's own server gives no token, and says that asking again is of no use. */
export const TokenUnavailable: Story = {
  parameters: {
    daybook: {
      fetchToken: async () => {
        throw Object.assign(new Error('Nobody is signed in.'), { retryable: false });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('could not sign you in');
  },
};

/** A refusal is not a fault: there is nothing to try again. */
export const NoPermission: Story = {
  parameters: { daybook: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to the general ledger.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  },
};

/** The account is not in this company's chart, or no longer. */
export const UnknownAccount: Story = {
  args: { glAccountId: 'gla_0000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not find the general ledger/, {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** An entry of another shape than the interface says: the others are shown, and the totals say what is missing. */
export const UnreadableEntry: Story = {
  parameters: { daybook: { fault: 'body=shape' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This row can’t be shown.', {}, patiently)).toBeVisible();
    await expect(canvas.getByText(/1 row couldn’t be included/)).toBeVisible();
  },
};

/** An update in the background failed; what was loaded before stays. */
export const Stale: Story = {
  tags: ['interaction'],

  // The account and the first page arrive.
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
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('You see what was loaded before.');
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** The rows are there, the ones after them are not. They come with the second attempt. */
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

/** Names and descriptions that do not fit: cut off, whole on hover and in the accessible name. */
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

/** The host opens the record behind an entry. */
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

/** Hundreds of entries: pages load ahead of the scroll, and only the rows near the view are drawn. */
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

/** How many entries a text says are loaded. */
function entryCount(status: HTMLElement): number {
  return Number(status.textContent?.match(/^[\d,]+/)?.[0].replaceAll(',', '') ?? 0);
}

function scrollToEnd(area: HTMLElement) {
  area.scrollTop = area.scrollHeight;
}
