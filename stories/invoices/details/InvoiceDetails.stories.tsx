import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Invoice, InvoiceDetails, toMinor, toPlainDate } from '../../../src/index.ts';
import { hebrew } from '../hebrew.ts';
import { type InvoiceParameters, inBooks, patiently } from '../invoiceStory.tsx';

const meta = {
  ...inBooks,
  title: 'Invoices/InvoiceDetails',
  component: InvoiceDetails,
  parameters: { daybook: false },
} satisfies Meta<typeof InvoiceDetails>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const showing = (invoice: InvoiceParameters) => ({ invoice });
const whenThere = (canvas: Canvas) => canvas.findByRole('heading', { name: /^Invoice INV-/ }, patiently);

/** All sections of an invoice. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await whenThere(canvas)).toBeVisible();
    for (const name of ['Line items', 'Installments', 'Payments'])
      await expect(canvas.getByRole('table', { name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Activity' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open customer payment page' })).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Paid: Story = {
  parameters: showing({ isSo: ({ invoiceStatus }) => invoiceStatus === 'CLOSED' }),
  play: async ({ canvas }) => {
    await whenThere(canvas);
    await expect(canvas.getByText('Paid', { selector: '[data-tone="good"] *' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
  },
};

/** The days overdue as text. */
export const Overdue: Story = {
  parameters: showing({ isSo: ({ detailedInvoiceDisplayStatus }) => detailedInvoiceDisplayStatus === 'Overdue' }),
  play: async ({ canvas }) => {
    await whenThere(canvas);
    await expect(canvas.getByText('Overdue', { selector: '[data-tone="danger"] *' })).toBeVisible();
    await expect(canvas.getByText(/^\d+ days? overdue$/)).toBeVisible();
  },
};

/** A draft without payments, activity or empty sections. */
export const Draft: Story = {
  parameters: showing({ isSo: ({ invoiceStatus }) => invoiceStatus === 'DRAFT' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Payments' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Activity' })).not.toBeInTheDocument();
  },
};

/** A failed email with its reason. */
export const FailedActivity: Story = {
  parameters: showing({ isSo: ({ activity }) => (activity ?? []).some(({ status }) => status === 'FAILURE') }),
  play: async ({ canvas }) => {
    await whenThere(canvas);
    await expect(canvas.getByText(/^Failed: The mail server at .* mailbox full\.$/)).toBeVisible();
  },
};

/** A recurring invoice. */
export const Recurring: Story = {
  parameters: showing({ isSo: ({ recurrence }) => recurrence?.frequency === 'WEEKLY' }),
  play: async ({ canvas }) => {
    await whenThere(canvas);
    await expect(canvas.getByText('Every 2 weeks, through Dec 31, 2030.')).toBeVisible();
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: showing({ provider: { fault: 'delay=25000' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: showing({ provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load this invoice');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The invoice is unknown or was deleted. */
export const NotFound: Story = {
  parameters: showing({ id: 'inv_0' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this invoice.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const NoPermission: Story = {
  parameters: showing({ provider: { fault: 'status=403' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this invoice.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** The service fails; the placeholder stays. */
export const Stale: Story = {
  args: { placeholderData: listed() },
  parameters: showing({ id: 'inv_listed', provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice INV-77' }, patiently)).toBeVisible();
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('Couldn’t refresh');
  },
};

/** A URL that could run a script is shown as text. */
export const UnsafeUrl: Story = {
  parameters: showing({ changes: { customerInvoiceUrl: 'javascript:alert(document.domain)' } }),
  play: async ({ canvas }) => {
    await whenThere(canvas);
    await expect(canvas.getByText('javascript:alert(document.domain)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
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
  play: async ({ canvas }) => {
    await whenThere(canvas);
    for (const text of [
      'Written off',
      'End of quarter',
      'Mobile wallet',
      'Every full moon',
      'Viewed by customer',
      '12.5 (Per unit)',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Every other spring, interval 3.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Filled.play };

/** Hebrew with the host’s messages: right to left, with numbers and foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrew },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^חשבונית INV-/ }, patiently)).toBeVisible();
    const lines = within(canvas.getByRole('table', { name: 'פריטים' }));
    const [item, quantity] = lines.getAllByRole('columnheader').map((header) => header.getBoundingClientRect());
    await expect(item?.right).toBeGreaterThan(quantity?.right ?? 0);
  },
};

/** A side panel or phone: each line is a card. */
export const Narrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas, canvasElement }) => {
    await whenThere(canvas);
    await expectNoOverflow(canvasElement);
  },
};

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
  play: async ({ canvas, canvasElement }) => {
    await whenThere(canvas);
    await expectNoOverflow(canvasElement);
  },
};

async function expectNoOverflow(page: HTMLElement): Promise<void> {
  const details = page.querySelector('.daybook-invoice-details');
  await expect(details?.scrollWidth).toBeLessThanOrEqual(details?.clientWidth ?? 0);
}

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
