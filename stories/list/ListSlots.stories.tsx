import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  type BulkActionProps,
  GeneralLedger,
  type GlEntry,
  type Invoice,
  InvoiceList,
  type ListSlotProps,
} from '../../src/index.ts';

const press = fn();
const copyIcon = (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
);
const rowActions: ListSlotProps<Invoice>['rowActions'] = ({ invoiceStatus }) => [
  { label: 'Remind', onPress: press, disabled: invoiceStatus !== 'OPEN' },
  { label: 'Copy link', icon: copyIcon, onPress: press },
];
const rowProps: ListSlotProps<Invoice>['rowProps'] = ({ totals }) =>
  totals.balance > 0 ? { style: { fontWeight: 600 }, 'data-open': true } : {};
const bulkActions: BulkActionProps<Invoice>['bulkActions'] = ({ ids, clear }) => (
  <button type="button" onClick={clear}>
    Remind {ids.length} customers
  </button>
);

const meta = {
  title: 'Lists/Slots',
  component: InvoiceList,
  args: { showAging: false },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focused row shows its actions, and Tab has entered them. */
export const RowActions: Story = {
  args: { rowActions },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Remind'));
  },
};

/** Cards always show them. */
export const RowActionsNarrow: Story = { ...RowActions, globals: { width: '380' } };

/** Right to left, in the dark theme. */
export const RowActionsMirrored: Story = { ...RowActions, globals: { direction: 'rtl', theme: 'dark' } };

/** In a ledger. */
export const LedgerRowActions: Story = {
  render: () => (
    <GeneralLedger
      glAccountId="gla_1010"
      showChart={false}
      defaultFilters={{ period: 'all' }}
      rowActions={ledgerActions}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('{ArrowDown}');
  },
};
const ledgerActions: ListSlotProps<GlEntry>['rowActions'] = () => [{ label: 'Ask', onPress: press }];

/** Rows with attributes of the host. */
export const RowProps: Story = {
  args: { rowProps },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    await expect(canvasElement.querySelector('tr[data-open]')).not.toBe(null);
  },
};

/** The host's actions, for the list and for checked rows. */
export const ToolbarAndBulkActions: Story = {
  args: { bulkActions, toolbarActions: <button type="button">New invoice</button> },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('x{ArrowDown}x');
    await canvas.findByRole('button', { name: 'Remind 2 customers' });
  },
};

/** The host's text when no invoice matches. */
export const Empty: Story = {
  args: {
    defaultFilters: { search: 'no such thing' },
    renderEmpty: ({ clearFilters }) => (
      <p>
        Nothing to see.{' '}
        <button type="button" onClick={clearFilters}>
          Show all
        </button>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all' });
  },
};

/** The host's message when loading fails. */
export const Failed: Story = {
  parameters: { daybook: { fault: 'status=400' } },
  args: {
    renderError: ({ error, retry }) => (
      <p role="alert">
        {error.name}.{' '}
        <button type="button" onClick={retry}>
          Reload
        </button>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reload' });
  },
};

/** The host's placeholder. */
export const Loading: Story = {
  parameters: { daybook: { fault: 'delay=25000' } },
  args: { renderLoading: () => <p>Fetching your invoices</p> },
  play: async ({ canvas }) => {
    await canvas.findByText('Fetching your invoices');
  },
};

/** The keys of a list, by `?`. */
export const Shortcuts: Story = {
  args: { rowActions, selectable: true, onInvoiceSelect: fn() },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

/** Them in the dark theme on a phone. */
export const ShortcutsNarrow: Story = { ...Shortcuts, globals: { width: '380', theme: 'dark' } };
