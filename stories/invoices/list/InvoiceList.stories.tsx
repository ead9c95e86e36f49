import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { goOffline } from '../../../.storybook/goOffline.ts';
import { OnPaper } from '../../../.storybook/OnPaper.tsx';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { InvoiceList, invoicesOptions, useDaybook } from '../../../src/index.ts';
import { he } from '../../../src/locales/he.ts';
import { breakRequests } from '../../bank-transactions/failingRequests.ts';
import { ownBooks, type StoryBooks } from '../../bank-transactions/storyBooks.ts';
import { manyInvoices } from './manyInvoices.ts';

const query = 'POST /v6/invoicing/invoices/query';
/** The query of all invoices. */
const atFirst = { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } } as const;

const meta = {
  title: 'Invoices/InvoiceList',
  component: InvoiceList,
  args: { onInvoiceSelect: fn(), onCountChange: fn() },
  beforeEach: ({ parameters }) => breakRequests(parameters.broken ?? {}),
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Invoices' });
  },
};

/** The host's own column, and a view that a user has chosen: compact rows, no payments, the balance first. */
export const OwnColumns: Story = {
  args: {
    columns: (defaults) => [
      ...defaults,
      { id: 'lines', header: 'Lines', accessorFn: ({ lineItems }) => lineItems?.length, meta: { align: 'end' } },
    ],
    defaultView: { columnVisibility: { paid: false }, columnOrder: ['balance', 'number'], density: 'compact' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Lines' });
  },
};

/** Columns that stay in view at both ends while the others scroll sideways. */
export const PinnedColumns: Story = {
  args: {
    defaultView: {
      columnPinning: { start: ['number', 'customer'], end: ['balance'] },
      columnSizing: { status: 400, date: 400, total: 300 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    canvasElement.querySelector('.daybook-table-scroll')?.scrollTo({ left: 300 });
  },
};

/** The Display menu: sorting, height of rows, and columns. */
export const DisplayOpen: Story = {
  name: 'Display: sort, density and columns',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Display' }));
    await canvas.findByRole('checkbox', { name: 'Paid' });
  },
};

/** On a phone, the menu is a bottom sheet. */
export const DisplayOpenNarrow: Story = { ...DisplayOpen, name: 'Display: narrow', globals: { width: '380' } };

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the invoices');
  },
};

/** While open invoices are read, the tabs *Open* and *Overdue* have empty counts. */
export const UnknownCounts: Story = {
  parameters: { broken: { [query]: 'delay=25000' } },
  render: (args) => (
    <Loaded count={40}>
      <InvoiceList {...args} defaultFilters={{}} />
    </Loaded>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await canvas.findByRole('radio', { name: 'Open' });
  },
};

/** A new company with the host’s link to create an invoice. */
export const NewCompany: Story = {
  args: { renderEmpty: () => <button type="button">Write your first invoice</button> },
  parameters: { daybook: false },
  loaders: [async () => ({ books: await ownBooks() })],
  render: (args, { loaded }) => {
    const { books } = loaded as { books: StoryBooks }; // set by the story's loader
    return (
      <SampleBooks key={books.userId} identity={books.userId}>
        <InvoiceList {...args} />
      </SampleBooks>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Write your first invoice' });
  },
};

/** A new company: nothing but the list’s name. */
export const None: Story = {
  ...NewCompany,
  args: {},
  play: async ({ canvas }) => {
    await canvas.findByText('No invoices yet');
  },
};

/** The open invoices cannot be read: the list works without totals and counts. */
export const SummaryFailed: Story = {
  parameters: { broken: { [`${query} "limit":250`]: 'status=400' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load all open invoices/);
    await canvas.findByRole('grid');
  },
};

/** Invoices of every status. */
export const EveryStatus: Story = {
  args: { defaultFilters: {}, defaultSorting: [{ id: 'dueDate', desc: true }] },
  play: Filled.play,
};

/** `EveryStatus` as cards. */
export const EveryStatusNarrow: Story = { ...EveryStatus, globals: { width: '380' } };

/** Two buckets are pressed, and two of their invoices are selected: they can be exported, and their numbers copied. */
export const SelectionInBuckets: Story = {
  args: { selectable: true, defaultFilters: { aging: ['days1To30', 'over90'] } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await canvas.findByRole('button', { name: 'Copy numbers' });
  },
};

/** No invoice matches the search. */
export const NoResults: Story = {
  args: { defaultFilters: { search: 'elephant' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your filters');
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: { broken: { [query]: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load the invoices/);
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { broken: { [query]: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the invoices.');
  },
};

/** Without a connection. It loads once the device is online. */
export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline. We’ll load the invoices when you’re back online.');
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  args: { defaultFilters: {} },
  parameters: { broken: { [query]: 'status=400,after=2' } }, // the list and the overdue count load
  render: (args) => (
    <>
      <RefreshButton />
      <InvoiceList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid');
    await waitFor(() => expect(args.onCountChange).toHaveBeenCalled()); // both are loaded
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await canvas.findByText('Couldn’t refresh. Showing earlier data.');
  },
};

/** Ten thousand loaded invoices: only visible rows render. The host gives the table a height. */
export const ManyInvoices: Story = {
  render: (args) => (
    <Loaded count={10_000}>
      <InvoiceList
        {...args}
        defaultFilters={{}}
        style={{ '--daybook-table-height': '480px' } as CSSProperties /* a custom property */}
      />
    </Loaded>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('10,000 invoices');
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  tags: ['slow'],
  globals: { width: '640' },
  render: (args) => (
    <Loaded count={40} customer="The Honourable Society of Signwriters and Letter Cutters of the Northern Districts">
      <InvoiceList {...args} defaultFilters={{}} />
    </Loaded>
  ),
  play: Filled.play,
};

export const LongNamesNarrow: Story = { ...LongNames, globals: { width: '380' } };

/** Right to left, with foreign names left to right. */
export const Hebrew: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl', locale: 'he-IL' },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: he.invoiceList.number });
  },
};

/** A side panel or phone: each invoice is a card. */
export const NarrowCards: Story = { ...Filled, globals: { width: '380' }, args: { selectable: true } };

/** Dark theme. */
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** Two selected invoices. */
export const Selection: Story = {
  args: { selectable: true },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await canvas.findByText(/^2 selected/);
  },
};

/** On a phone, cards have checkboxes after a long press or Select, and the bar is near the thumb. */
export const SelectionNarrow: Story = { ...Selection, globals: { width: '380' } };

/** Print: all loaded rows, without controls. */
export const Printed: Story = {
  tags: ['slow'],
  args: { defaultFilters: { invoiceStatus: { in: ['OPEN', 'CLOSED'] } } },
  decorators: [
    (Story) => (
      <OnPaper>
        <Story />
      </OnPaper>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
};

/** Refetches the list, as a host might after a write. */
function RefreshButton() {
  const daybook = useDaybook();
  const { queryKey } = invoicesOptions(daybook, atFirst);
  return (
    <button type="button" onClick={() => daybook.queryClient.refetchQueries({ queryKey })}>
      Read again
    </button>
  );
}

/** Seeds the cache with invoices. */
function Loaded({ count, customer, children }: { count: number; customer?: string; children: ReactNode }) {
  const daybook = useDaybook();
  useState(() => {
    const pages = manyInvoices(count, customer);
    const { queryKey } = invoicesOptions(daybook, atFirst);
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}
