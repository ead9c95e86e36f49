import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RefreshButton } from '../../../.storybook/RefreshButton.tsx';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { type BankTransaction, BankTransactionEditor, toMinor } from '../../../src/index.ts';
import { findTransaction, readOnlyToken } from '../storyBooks.ts';
import { type EditorParameters, editBankDetails, inBooks, type OpenedStory, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/BankTransactionEditor',
  component: BankTransactionEditor,
  parameters: { daybook: false },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** A new transaction: money out, dated today, otherwise empty. */
export const NewTransaction: Story = {
  parameters: { editor: { open: async () => undefined } satisfies EditorParameters },
};

/** The bank's amount, date, account and text as fields. */
export const BankDetails: Story = { play: editBankDetails };

/** Opened from a list of transactions to review: saving marks it as reviewed and opens the next. */
export const InReviewQueue: Story = {
  args: { inReviewQueue: true, position: { index: 5, count: 48 }, onNavigate: fn() },
  parameters: {
    editor: {
      open: async ({ add }) => (await add({ reviewStatus: 'PARTNER_REVIEW_REQUIRED' })).id,
    } satisfies EditorParameters,
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { editor: { provider: { fault: 'delay=25000' } } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { editor: { provider: { fault: 'status=500' } } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { editor: { provider: { fault: 'status=403' } } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this transaction.');
  },
};

/** The transaction is unknown or was deleted. */
export const NotFound: Story = {
  parameters: { editor: { open: async () => 'btxn_0' } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t find this transaction.');
  },
};

/** A background refresh failed; the loaded transaction stays. */
export const Stale: Story = {
  render: (args, { loaded }) => {
    const { books, transactionId } = loaded as unknown as OpenedStory; // set by the loader
    return (
      <SampleBooks identity={books.userId} fault="status=400,after=1,path=*transactions*btxn*">
        <RefreshButton />
        <BankTransactionEditor {...args} transactionId={transactionId} />
      </SampleBooks>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await canvas.findByText('Couldn’t refresh. Showing earlier data.');
  },
};

/** A read-only token: the first save is forbidden. Typed text stays visible. */
export const ReadOnly: Story = {
  parameters: {
    editor: { provider: { fetchToken: readOnlyToken } } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^You don’t have permission to change/);
  },
};

/** The host turned off all changes. */
export const TurnedOff: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('definition');
  },
};

/** Categories that the service suggests, each as a button. */
export const SuggestedCategories: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) => (await findTransaction(books, isSuggestedAnother)).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Suggested' });
  },
};

/** The other side of a transfer between the company's accounts. */
export const Matched: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ matchingBankTransaction }) => Boolean(matchingBankTransaction))).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Matched with');
  },
};

/** A match that reconciliation found, to accept or ignore. */
export const MatchFound: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ reconciliationMatch }) => Boolean(reconciliationMatch))).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Suggested match');
  },
};

/** A bank rule categorized the transaction. */
export const SetByRule: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) => (await findTransaction(books, ({ rule }) => Boolean(rule))).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Set by a rule');
  },
};

/** A tax payment with its authority, year and quarter. */
export const TaxPayment: Story = {
  parameters: {
    editor: {
      open: async ({ add }) => {
        const tax = { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } };
        return (await add({ description: 'Estimated tax', amount: -6_400_00, notes: null, tax })).id;
      },
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Tax payment' });
  },
};

/** Receipts, and a button to add one that the host uploads. */
export const Attachments: Story = {
  name: 'Attachments: receipts, and their upload',
  args: {
    uploadAttachments: fn(async () => [{ id: 'att_new', fileName: 'invoice-2026-117.pdf', fileSize: '212 KB' }]),
  },
  parameters: {
    editor: {
      isShared: true,
      open: async (books) => (await findTransaction(books, ({ attachments }) => (attachments ?? []).length > 0)).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /receipt-/ });
  },
};

/** The host's custom data, read-only. */
export const CustomData: Story = {
  parameters: {
    editor: {
      open: async ({ add }) => (await add({ customData: { purchaseOrder: 'PO-1042', approved: true } })).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('PO-1042');
  },
};

/** A bank account is missing, and the team that the company requires for each purchase. */
export const MissingValues: Story = {
  parameters: { editor: { open: async () => undefined } satisfies EditorParameters },
  args: { defaultValues: { description: 'Paper', amount: toMinor(-4800) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('Choose a value for Team.');
  },
};

/** With unsaved changes it asks before deleting; Escape deletes nothing. */
export const DeleteConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await canvas.findByRole('alertdialog');
  },
};

/** Deleted, and it can be undone for a while. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

/** Changed and not saved: the status names the fields. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await canvas.findByText('Unsaved: Notes');
  },
};

/** The keys of the editor, which ? lists. */
export const Shortcuts: Story = {
  args: { onNavigate: fn() },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

/** Escape leaves the form, and asks first whether to save changes. */
export const UnsavedChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.{Escape}');
    await canvas.findByRole('alertdialog');
  },
};

/** Whether the service suggests another category. */
function isSuggestedAnother({ category, suggestedCategories }: BankTransaction): boolean {
  return (suggestedCategories ?? []).some(({ id }) => id !== category?.id);
}
