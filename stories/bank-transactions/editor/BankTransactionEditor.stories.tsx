import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type BankTransaction, BankTransactionEditor, toMinor } from '../../../src/index.ts';
import { findTransaction, readOnlyToken } from '../storyBooks.ts';
import { type EditorParameters, inBooks, type OpenedStory, patiently, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/BankTransactionEditor',
  component: BankTransactionEditor,
  parameters: { daybook: false },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tidewell Health Partners' }, patiently)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Money out' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('86.40');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Meals with Clients'));
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveValue('Tidewell Health Partners');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A new transaction: money out, dated today, otherwise empty. */
export const NewTransaction: Story = {
  tags: ['interaction'],

  parameters: { editor: { open: async () => undefined } satisfies EditorParameters },
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await expect(await canvas.findByRole('heading', { name: 'New transaction' }, patiently)).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1,250');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Deposit for the fair');
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true });

    // Missing values are reported at their fields, and the first one gets the focus.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const account = await canvas.findByRole('combobox', { name: 'Bank account' }, patiently);
    await expect(account).toHaveAccessibleDescription(/Choose a bank account/);
    await waitFor(() => expect(account).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The first response is delayed. */
export const Loading: Story = {
  parameters: { editor: { provider: { fault: 'delay=25000' } } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Every attempt fails with status 500. */
export const Failed: Story = {
  parameters: { editor: { provider: { fault: 'status=500' } } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load this transaction');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The transaction is unknown or was deleted. */
export const NotFound: Story = {
  parameters: { editor: { open: async () => 'btxn_0' } satisfies EditorParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this transaction.', {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** A read-only token: the first save is forbidden. Typed text stays visible. */
export const ReadOnly: Story = {
  tags: ['interaction'],

  parameters: {
    editor: { provider: { fetchToken: readOnlyToken } } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const notes = await canvas.findByRole('textbox', { name: 'Notes' }, patiently);
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Talked about the rebrand.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^You don’t have permission to change/, {}, patiently)).toBeVisible();
    await expect(notes).toHaveValue('Talked about the rebrand.');
    await expect(notes).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

/** Categories that the service suggests, each as a button. */
export const SuggestedCategories: Story = {
  tags: ['interaction'],

  parameters: {
    editor: {
      isShared: true,
      open: async (books) => (await findTransaction(books, isSuggestedAnother)).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const suggested = within(await canvas.findByRole('list', { name: 'Suggested' }, patiently));
    const [first] = suggested.getAllByRole('button');
    if (!first) throw new Error('Nothing is suggested.');
    const name = first.textContent;
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue(name));
    await expect(suggested.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

/** The other side of a transfer between the company's accounts. */
export const Matched: Story = {
  tags: ['interaction'],

  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ matchingBankTransaction }) => Boolean(matchingBankTransaction))).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const match = within(await canvas.findByRole('region', { name: 'Match' }, patiently));
    await expect(match.getByText('Matched with')).toBeVisible();
    await userEvent.click(match.getByRole('button', { name: 'Remove match' }));
    await expect(await match.findByText('No longer matched')).toBeVisible();
    await expect(match.getByRole('button', { name: 'Accept match' })).toHaveFocus();
  },
};

/** A match that reconciliation found, to accept or ignore. */
export const MatchFound: Story = {
  tags: ['interaction'],

  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ reconciliationMatch }) => Boolean(reconciliationMatch))).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const match = within(await canvas.findByRole('region', { name: 'Match' }, patiently));
    await expect(match.getByText('Suggested match')).toBeVisible();
    await userEvent.click(match.getByRole('button', { name: 'Accept match' }));
    await expect(await match.findByText('Matched with')).toBeVisible();
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
    await whenOpen(canvas);
    const tax = within(await canvas.findByRole('group', { name: 'Tax payment' }, patiently));
    await expect(tax.getByRole('combobox', { name: 'Tax authority' })).toHaveDisplayValue('Federal government');
    await expect(tax.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
    await expect(tax.getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q1');
  },
};

/** Receipts, and one that the host uploads. */
export const Attachments: Story = {
  tags: ['interaction'],
  args: {
    uploadAttachments: fn(async () => [{ id: 'att_new', fileName: 'invoice-2026-117.pdf', fileSize: '212 KB' }]),
  },
  parameters: {
    editor: {
      isShared: true,
      open: async (books) => (await findTransaction(books, ({ attachments }) => (attachments ?? []).length > 0)).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const files = within(await canvas.findByRole('group', { name: 'Attachments' }, patiently));
    await expect(files.getByRole('link', { name: /^receipt-/ })).toBeVisible();
    await userEvent.click(files.getByRole('button', { name: 'Add…' }));
    await expect(await files.findByText('invoice-2026-117.pdf')).toBeVisible();
    await userEvent.click(files.getByRole('button', { name: /^Remove receipt-/ }));
    await expect(files.queryByRole('link', { name: /^receipt-/ })).not.toBeInTheDocument();
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
    await whenOpen(canvas);
    const data = within(await canvas.findByRole('group', { name: 'Custom data' }, patiently));
    await expect(data.getByText('PO-1042')).toBeVisible();
  },
};

/** The company requires a team for each purchase. */
export const RequiredDimensionMissing: Story = {
  tags: ['interaction'],

  parameters: { editor: { open: async () => undefined } satisfies EditorParameters },
  args: { defaultValues: { description: 'Paper', amount: toMinor(-4800) } },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }, patiently), 'For the printer');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Choose a value for Team.', {}, patiently)).toBeVisible();
  },
};

/** The confirmation names the transaction; Escape deletes nothing. */
export const DeleteConfirmation: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete…' }, patiently));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Delete this transaction?' }));
    await expect(question.getByText(/^Tidewell Health Partners, .*\$86\.40 on Mar 12, 2026/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Deleted; the host gets the deleted transaction. */
export const Deleted: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args, loaded }) => {
    await whenOpen(canvas);
    const { transactionId } = loaded as unknown as OpenedStory;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete…' }, patiently));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('This transaction was deleted.', {}, patiently)).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledWith({ transaction: expect.objectContaining({ id: transactionId }) });
  },
};

/** Escape leaves the form, and asks first if there are unsaved changes. */
export const UnsavedChanges: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }, patiently), ' Twice.');
    await userEvent.keyboard('{Escape}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Beside a list: Alt with an arrow key moves to the next or previous transaction. */
export const BesideAList: Story = {
  tags: ['interaction'],

  args: { onNavigate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await expect(await canvas.findByRole('button', { name: 'Next transaction' }, patiently)).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith({ direction: 'next' });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith({ direction: 'previous' });
  },
};

/** Whether the service suggests another category. */
function isSuggestedAnother({ category, suggestedCategories }: BankTransaction): boolean {
  return (suggestedCategories ?? []).some(({ id }) => id !== category?.id);
}
