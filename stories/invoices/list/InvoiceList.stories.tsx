import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OnPaper } from '../../../.storybook/OnPaper.tsx';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { InvoiceList, invoicesOptions, useDaybook } from '../../../src/index.ts';
import { patiently } from '../../bank-transactions/editor/editorStory.tsx';
import { breakRequests } from '../../bank-transactions/failingRequests.ts';
import { ownBooks, type StoryBooks } from '../../bank-transactions/storyBooks.ts';
import { manyInvoices } from './manyInvoices.ts';

const query = 'POST /v6/invoicing/invoices/query';
/** A list’s first query. */
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
  play: async ({ canvas, args }) => {
    const table = await canvas.findByRole('grid', { name: 'Invoices' }, patiently);
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(10);
    await waitFor(() => expect(args.onCountChange).toHaveBeenCalled(), patiently);
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
    await expect(await canvas.findByRole('columnheader', { name: 'Lines' }, patiently)).toBeVisible();
  },
};

/** The Display menu: sorting, height of rows, and columns. */
export const DisplayOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Display' }, patiently));
    await expect(await canvas.findByRole('checkbox', { name: 'Paid' }, patiently)).toBeVisible();
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

/** A new company with the host’s link to create an invoice. */
export const NewCompany: Story = {
  args: { emptyState: <button type="button">Write your first invoice</button> },
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
    await expect(await canvas.findByRole('button', { name: 'Write your first invoice' }, patiently)).toBeVisible();
  },
};

/** No invoice matches the search; “Clear all” restores the list. */
export const NoResults: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { search: 'elephant' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results match your filters.', {}, patiently)).toBeVisible();
    const clearAll = canvas.getAllByRole('button', { name: 'Clear all' }).at(-1);
    if (!clearAll) throw new Error('Nothing clears the filters.');
    await userEvent.click(clearAll);
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: { broken: { [query]: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load the invoices');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { broken: { [query]: 'status=403' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to the invoices.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** A background refresh failed; loaded data stays. */
export const Stale: Story = {
  tags: ['interaction'],

  parameters: { broken: { [query]: 'status=500,after=2' } }, // the list and the overdue count load
  render: (args) => (
    <>
      <RefreshButton />
      <InvoiceList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid', {}, patiently);
    await waitFor(() => expect(args.onCountChange).toHaveBeenCalled(), patiently);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent(
      'Couldn’t refresh. Showing earlier data.',
    );
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Ten thousand loaded invoices: only visible rows render, and the keyboard reaches the last. */
export const TenThousandInvoices: Story = {
  tags: ['interaction'],

  render: (args) => (
    <Loaded count={10_000}>
      <InvoiceList {...args} />
    </Loaded>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', {}, patiently);
    await expect(canvas.getByText('10,000 invoices')).toBeVisible();
    await expect(within(table).getAllByRole('row').length).toBeLessThan(120);
    table.focus();
    await userEvent.keyboard('{End}');
    const last = () => document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(last()).toHaveTextContent('INV-90001'), patiently);
  },
};

/** Long names are truncated, with the full text on hover and in the accessible name. */
export const LongNames: Story = {
  globals: { width: '640' },
  render: (args) => (
    <Loaded count={40} customer="The Honourable Society of Signwriters and Letter Cutters of the Northern Districts">
      <InvoiceList {...args} />
    </Loaded>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const region = canvas.getByRole('region', { name: 'Invoices' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Right to left, with foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: { title: 'חשבוניות', number: 'מספר', customer: 'לקוח', total: 'סך הכול', balance: 'יתרה' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', {}, patiently));
    const number = table.getByRole('columnheader', { name: /מספר/ });
    const balance = table.getByRole('columnheader', { name: /יתרה/ });
    await expect(number.getBoundingClientRect().left).toBeGreaterThan(balance.getBoundingClientRect().right);
  },
};

/** A side panel or phone: each invoice is a card. */
export const NarrowCards: Story = {
  globals: { width: '380' },
  args: { selectable: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const region = canvas.getByRole('region', { name: 'Invoices' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Dark theme. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', {}, patiently)).toBeVisible();
  },
};

/** Invoices selected by keyboard. */
export const Selection: Story = {
  tags: ['interaction'],

  args: { onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const table = await canvas.findByRole('grid', {}, patiently);
    table.focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      invoiceIds: [expect.any(String), expect.any(String)],
    });
  },
};

/** The filter panel with active filters. */
export const FiltersOpen: Story = {
  tags: ['interaction'],

  args: { defaultFilters: { invoiceStatus: { in: ['OPEN', 'CLOSED'] }, amount: { greaterThan: 10_000 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (3)' }, patiently));
    await expect(await canvas.findByRole('group', { name: 'Amount' }, patiently)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Open' })).toBeChecked();
  },
};

/** Customer options for typed letters. */
export const CustomerFilterOpen: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }, patiently));
    const customer = await canvas.findByRole('combobox', { name: 'Customer' }, patiently);
    await userEvent.type(customer, 'ha');
    await expect((await canvas.findAllByRole('option', {}, patiently)).length).toBeGreaterThan(0);
  },
};

/** Class options as trees. */
export const ClassesFilterOpen: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }, patiently));
    await userEvent.click(await canvas.findByRole('button', { name: /^Classes/ }, patiently));
    await expect(await canvas.findByRole('group', { name: 'Team' }, patiently)).toBeVisible();
  },
};

/** A date comparison with the calendar. */
export const DateFilterOpen: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }, patiently));
    const day = within(await canvas.findByRole('group', { name: 'Date' }, patiently));
    await userEvent.click(day.getByRole('button', { name: /calendar/i }));
    await expect(await canvas.findByRole('dialog', {}, patiently)).toBeVisible();
  },
};

/** `FiltersOpen` in a side panel. */
export const FiltersOpenNarrow: Story = { ...FiltersOpen, globals: { width: '380' } };

/** Print: all loaded rows, without controls. */
export const Printed: Story = {
  args: { defaultFilters: { invoiceStatus: { in: ['OPEN', 'CLOSED'] } } },
  decorators: [
    (Story) => (
      <OnPaper>
        <Story />
      </OnPaper>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument(), patiently);
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  },
};

/** One aging bucket. */
export const OverdueBucket: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1–30 days overdue/ }, patiently));
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' }, patiently));
    await expect(chips.getByText('1–30 days overdue')).toBeVisible();
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
