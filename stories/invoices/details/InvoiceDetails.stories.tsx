import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pseudoLocale } from '../../../.storybook/translations/pseudoLocale.ts';
import { type Invoice, InvoiceDetails, toMinor, toPlainDate } from '../../../src/index.ts';
import { expectWholeTexts } from '../../languages/expectWholeTexts.ts';
import { type InvoiceParameters, inBooks } from '../invoiceStory.tsx';

const meta = {
  ...inBooks,
  title: 'Invoices/InvoiceDetails',
  component: InvoiceDetails,
  parameters: { daybook: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Invoice INV-/ });
  },
} satisfies Meta<typeof InvoiceDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (invoice: InvoiceParameters) => ({ invoice });

/** All sections of an invoice. */
export const Filled: Story = {};

export const Paid: Story = {
  parameters: showing({ isSo: ({ invoiceStatus }) => invoiceStatus === 'CLOSED' }),
};

/** A page of its own: activity and delivery beside the lines. */
export const Page: Story = { args: { layout: 'page' } };

/** Opened from a list: its place there, and buttons to the next and previous one and to close it. The paid share as a bar. */
export const FromList: Story = {
  args: { position: { index: 1, count: 9, tab: 'overdue' }, onNavigate: fn(), onClose: fn() },
  parameters: showing({
    isSo: ({ invoiceStatus, totals }) => invoiceStatus === 'OPEN' && totals.paidAmount > 0 && totals.balance > 0,
  }),
};

/** The days overdue as text. */
export const Overdue: Story = {
  parameters: showing({ isSo: ({ detailedInvoiceDisplayStatus }) => detailedInvoiceDisplayStatus === 'Overdue' }),
};

/** A draft without payments, activity or empty sections. */
export const Draft: Story = {
  parameters: showing({ isSo: ({ invoiceStatus }) => invoiceStatus === 'DRAFT' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Draft');
  },
};

/** A failed email with its reason. */
export const FailedActivity: Story = {
  parameters: showing({ isSo: ({ activity }) => (activity ?? []).some(({ status }) => status === 'FAILURE') }),
};

/** A recurring invoice. */
export const Recurring: Story = {
  parameters: showing({ isSo: ({ recurrence }) => recurrence?.frequency === 'WEEKLY' }),
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: showing({ provider: { fault: 'delay=25000' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: showing({ provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load this invoice/);
  },
};

/** The invoice is unknown or was deleted. */
export const NotFound: Story = {
  parameters: showing({ id: 'inv_0' }),
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t find this invoice.');
  },
};

export const NoPermission: Story = {
  parameters: showing({ provider: { fault: 'status=403' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this invoice.');
  },
};

/** The service fails; the placeholder stays. */
export const Stale: Story = {
  tags: ['slow'],
  args: { placeholderData: listed() },
  parameters: showing({ id: 'inv_listed', provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Couldn’t refresh/);
  },
};

/** A URL that could run a script is shown as text. */
export const UnsafeUrl: Story = {
  parameters: showing({ changes: { customerInvoiceUrl: 'javascript:alert(document.domain)' } }),
};

/** Codes that this library does not know. */
export const UnknownCodes: Story = {
  parameters: showing({
    changes: {
      invoiceStatus: 'WRITTEN_OFF',
      detailedInvoiceDisplayStatus: null,
      deposit: { value: '12.5', type: 'PER_UNIT' },
      discount: { value: 'by agreement', type: 'PERCENT' },
      collectionInfo: {
        term: { type: 'END_OF_QUARTER' },
        paymentMethods: ['MOBILE_WALLET'],
        reminderSchedule: ['EVERY_FULL_MOON'],
      },
      recurrence: { frequency: 'EVERY_OTHER_SPRING', interval: 3 },
      activity: [{ type: 'VIEWED_BY_CUSTOMER', status: 'PENDING', datetime: '2026-03-01T23:30:00.123456' }],
    },
  }),
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Hebrew: right to left, with numbers and foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /INV-/ });
  },
};

/** A side panel or phone: each line is a card. */
export const Narrow: Story = { globals: { width: '380' } };

export const HebrewNarrow: Story = { ...Hebrew, globals: { ...Hebrew.globals, width: '380' } };

/** Long names and numbers wrap without clipping. */
export const LongNames: Story = {
  globals: { width: '380' },
  parameters: showing({
    changes: {
      customer: {
        id: 'cus_1',
        name: 'The Honourable Society of Signwriters and Letter Cutters '.repeat(3),
        email: `${'x'.repeat(60)}@example.com`,
      },
      lineItems: [
        {
          id: 'ili_1',
          description: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
          quantity: '1234567890123456789.123456789',
          rate: '33.333333333333333333333333',
        },
      ],
      notes: `${'x'.repeat(200)}\nThank you.`,
    },
  }),
};

export const LongerTexts: Story = {
  globals: { locale: pseudoLocale, width: '380' },
  play: ({ canvasElement }) => expectWholeTexts(canvasElement),
};

/** An invoice as loaded by a list. */
function listed(): Invoice {
  return {
    id: 'inv_listed',
    invoiceNumber: 'INV-77',
    invoiceStatus: 'OPEN',
    date: toPlainDate('2026-03-01'),
    dimensionValues: [],
    totals: { total: toMinor(250_00), paidAmount: toMinor(100_00), balance: toMinor(150_00) },
  };
}
