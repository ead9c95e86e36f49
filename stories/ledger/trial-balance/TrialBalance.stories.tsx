import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn, spyOn } from 'storybook/test';
import { type AccountSelection, GeneralLedger, TrialBalance } from '../../../src/index.ts';
import { lengthenAccounts } from '../lengthenAccounts.ts';

const meta = {
  title: 'Ledger/TrialBalance',
  component: TrialBalance,
  args: { onAccountSelect: fn() },
} satisfies Meta<typeof TrialBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Debits and credits of long accounts are not loaded yet, so there are no totals. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Load debits and credits to see totals');
  },
};

/** All entries are loaded: debits equal credits. */
export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load debits and credits' }));
    await canvas.findByText('Debits equal credits');
  },
};

/** Accounts that the host names: their debits and credits need not be equal. */
export const SomeAccounts: Story = {
  args: { glAccountIds: ['gla_1020', 'gla_1510', 'gla_1590'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Totals of these accounts');
  },
};

/** Accounts that the user chose by type and one by one. Their totals are their own. */
export const ChosenAccounts: Story = {
  args: {
    defaultFilters: { type: { in: ['ASSET', 'LIABILITY'] }, glAccount: { id: { in: ['gla_1510', 'gla_1590'] } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Totals of these accounts');
  },
};

/** Each account that is pressed opens its ledger below. */
export const AboveLedgers: Story = {
  args: { glAccountIds: ['gla_1020', 'gla_1510', 'gla_1590'] },
  render: (args) => <Ledgers {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Business Savings', 'Computer Equipment']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await canvas.findByRole('heading', { name });
    }
  },
};

/** The largest closing balance first, and the sums of two checked accounts. */
export const Selected: Story = {
  args: { selectable: true, defaultSorting: [{ id: 'closing', desc: true }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Office Supplies' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Travel' }));
    await canvas.findByText(/^2 selected · debits /);
  },
};

/** The same on a phone. */
export const ChosenAccountsPhone: Story = { ...ChosenAccounts, globals: { width: '380' } };

/** Choosing types of accounts. */
export const ChoosingTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'type{Enter}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Liability' }));
  },
};

/** No account is of the type that the user chose. */
export const NoMatch: Story = {
  args: { defaultFilters: { type: { in: ['EQUITY'] }, glAccount: { id: { in: ['gla_1510'] } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your filters');
  },
};

/** Each account is a card. */
export const Phone: Story = {
  globals: { width: '380' },
  play: async ({ canvas }) => {
    await canvas.findByText('Accounts Receivable');
  },
};

/** Backgrounds and colors of a dark page. */
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** From right to left. */
export const Hebrew: Story = {
  globals: { locale: 'he-IL', direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByText('Accounts Receivable');
  },
};

/** The host names no account. */
export const Empty: Story = {
  args: { glAccountIds: [] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No accounts/);
  },
};

/** The service responds to each attempt with 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load the trial balance/);
  },
};

/** An account that failed says so, and does not count as zero. */
export const AccountsFailed: Story = {
  parameters: { daybook: { fault: 'status=400,after=60' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/accounts? couldn’t be loaded/);
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** A refresh failed; loaded balances stay. */
export const Stale: Story = {
  tags: ['slow'], // each account is a request
  parameters: { daybook: { fault: 'status=400,after=1,path=*glAccounts*query' } },
  play: async (context) => {
    await Filled.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Refresh' }));
    await context.canvas.findByText('Couldn’t refresh. Showing earlier data.');
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  tags: ['slow'],
  globals: { width: '640' },
  beforeEach: lengthenAccounts,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Accounts Receivable of the Northern/);
  },
};

/** They wrap on a phone. */
export const LongNamesPhone: Story = { ...LongNames, globals: { width: '380' } };

/** The host's headers contain one that Daybook sets itself. */
export const NotSetUp: Story = {
  parameters: { daybook: { headers: () => ({ Authorization: 'Bearer mine' }) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Bookkeeping isn’t set up correctly on this page/);
  },
};

/** The host's column throws an error: the rest of the page works. */
export const Crashed: Story = {
  args: {
    columns: (defaults) => [
      ...defaults,
      {
        id: 'budget',
        header: 'Budget',
        cell: () => {
          throw new Error('The budget has not loaded.');
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {}); // React logs each crash
    await canvas.findByText(/^Something went wrong in this part of the page/);
    logged.mockClear();
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { daybook: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the trial balance.');
  },
};

function Ledgers(args: ComponentProps<typeof TrialBalance>) {
  const [opened, setOpened] = useState<AccountSelection[]>([]);
  return (
    <>
      <TrialBalance
        {...args}
        onAccountSelect={(account) => {
          setOpened((before) => [account, ...before.filter(({ glAccountId }) => glAccountId !== account.glAccountId)]);
        }}
      />
      {opened.map(({ glAccountId, filters }) => (
        <GeneralLedger
          key={`${glAccountId} ${JSON.stringify(filters)}`}
          glAccountId={glAccountId}
          defaultFilters={filters}
        />
      ))}
    </>
  );
}
