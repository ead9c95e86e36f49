import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { BankTransactionEditor, ClosingForm, InvoiceList } from '../../src/index.ts';
import { findTransaction, sharedBooks } from '../bank-transactions/storyBooks.ts';
import { hostParts } from './hostParts.tsx';

const meta = {
  title: 'Guides/Parts',
  component: InvoiceList,
  parameters: { daybook: false },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list in a host’s own buttons, fields and checkboxes, and its keys in the host’s dialog. */
export const ReplacedParts: Story = {
  render: () => (
    <SampleBooks components={hostParts}>
      <InvoiceList selectable />
    </SampleBooks>
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

/** Forms in a host’s fields, radio buttons and links. */
export const ReplacedFields: Story = {
  loaders: [
    async () => ({
      transaction: await findTransaction(sharedBooks(), ({ attachments }) => Boolean(attachments?.length)),
    }),
  ],
  render: (_args, { loaded }) => (
    <SampleBooks key={loaded.transaction.id} components={hostParts}>
      <BankTransactionEditor transactionId={loaded.transaction.id} />
      <ClosingForm />
    </SampleBooks>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Notes' });
    await canvas.findByRole('link', { name: /receipt-/ });
    await canvas.findByRole('radio', { name: /^Lock/ });
  },
};

/** What a host shows where there are no rows, where they can’t be loaded, and in place of a form. */
export const ReplacedStates: Story = {
  tags: ['slow'], // three retries
  render: () => (
    <>
      <SampleBooks components={hostParts}>
        <InvoiceList defaultFilters={{ search: 'elephant' }} />
      </SampleBooks>
      <SampleBooks components={hostParts} fault="drop">
        <InvoiceList />
        <ClosingForm />
      </SampleBooks>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your filters');
    await canvas.findByText(/^We couldn’t connect to load the invoices/);
    await canvas.findByText(/^We couldn’t connect to load the closing date/);
  },
};
