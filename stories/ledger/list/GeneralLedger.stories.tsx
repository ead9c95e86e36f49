import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { goOffline } from '../../../.storybook/goOffline.ts';
import { RefreshButton } from '../../../.storybook/RefreshButton.tsx';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';

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
    await canvas.findByRole('grid', { name: 'General ledger, Accounts Receivable' });
  },
};

/** The source document of an entry, below its row. */
export const ExpandedEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const [first] = await canvas.findAllByRole('button', { name: 'Show source document' });
    if (first) await userEvent.click(first);
    await canvas.findByText('Outstanding');
  },
};

export const ExpandedEntryNarrow: Story = { ...ExpandedEntry, globals: { width: '380' } };

/** A payment shows the invoice that it is applied to. */
export const ExpandedPayment: Story = {
  args: { onEntrySelect: fn() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const [payment] = await canvas.findAllByRole('img', { name: 'Payment' });
    const button = payment?.parentElement?.querySelector('button');
    if (button) await userEvent.click(button);
    await canvas.findByRole('button', { name: 'Open invoice' });
  },
};

/** The lines of a journal entry: this account's is marked, the others lead to their ledgers. */
export const ExpandedJournalEntry: Story = {
  args: {
    glAccountId: undefined,
    defaultGlAccountId: 'gla_1010',
    defaultFilters: { period: 'all', search: 'Opening balances' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const [button] = await canvas.findAllByRole('button', { name: 'Show source document' });
    if (button) await userEvent.click(button);
    await canvas.findByRole('columnheader', { name: 'Account' });
  },
};

/** Part of the period is loaded: the chart covers the rest with balances at month ends. */
export const PartlyLoaded: Story = {
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'thisYear' }, loadInBackground: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Balance over time' });
  },
};

/** The rest of the entries loads in the background: debits and credits follow with the last ones. */
export const LoadingInBackground: Story = {
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'thisYear' } },
  // The account, the first request and the one for the newest entries respond; later responses are delayed.
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /loaded/ });
  },
};

/** Oldest first: the beginning balance leads, and the chart fills from the left. */
export const OldestFirst: Story = {
  name: 'Sort: oldest first',
  args: {
    glAccountId: 'gla_1010',
    defaultFilters: { period: 'thisYear' },
    defaultSorting: [{ id: 'date', desc: false }],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Opening balance' });
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** An account without entries. */
export const Empty: Story = {
  args: { glAccountId: 'gla_6230' },
  play: async ({ canvas }) => {
    await canvas.findByText('No entries in this period');
  },
};

/** No entry matches the search. */
export const NoResults: Story = {
  args: { defaultFilters: { period: 'all', search: 'elephant' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your filters');
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Every request fails without a response. */
export const ServiceUnreachable: Story = {
  parameters: { daybook: { fault: 'drop' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t connect to load the general ledger/);
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
    await canvas.findByText(/couldn’t sign you in/);
  },
};

/** The host signed the user out. */
export const SignedOut: Story = {
  render: (args) => (
    <>
      <SignOutButton />
      <GeneralLedger {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('You’re signed out. Sign in to see the general ledger.');
  },
};

/** Without a connection. It loads once the device is online. */
export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline. We’ll load the general ledger when you’re back online.');
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { daybook: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the general ledger.');
  },
};

/** The account is unknown or was deleted. */
export const UnknownAccount: Story = {
  args: { glAccountId: 'gla_0000' },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t find this account/);
  },
};

/** An unreadable entry: the others are shown, and the totals count it as missing. */
export const UnreadableEntry: Story = {
  parameters: { daybook: { fault: 'body=shape' } },
  play: async ({ canvas }) => {
    await canvas.findByText('This row can’t be shown.');
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  // The account and the first page load.
  parameters: { daybook: { fault: 'status=400,after=2' } },
  render: (args) => (
    <>
      <RefreshButton />
      <GeneralLedger {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await canvas.findByRole('heading', { name: 'Accounts Receivable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await canvas.findByText('Couldn’t refresh. Showing earlier data.');
  },
};

/** The next page failed; loaded entries stay. */
export const NextPageFailed: Story = {
  tags: ['slow'],
  args: { glAccountId: 'gla_1010', loadInBackground: false },
  // The account, the first request and the one for the newest entries succeed.
  parameters: { daybook: { fault: 'status=400,after=3' } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('grid')).scrollIntoView({ block: 'end' });
    await canvas.findByText('Couldn’t load more rows.');
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  args: { glAccountId: 'gla_6340' },
  globals: { width: '640' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^The Honourable Society of Signwriters/);
  },
};

/** With a callback of the host, sources are buttons. */
export const SelectableEntries: Story = {
  args: { onEntrySelect: fn() },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Tidewell Health Partners' });
  },
};

function SignOutButton() {
  const { session } = useDaybook();
  return (
    <button type="button" style={{ marginBlockEnd: '16px' }} onClick={() => session.logout()}>
      Sign out
    </button>
  );
}
