import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type EditorParameters, inBooks, type OpenedStory, patiently, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Saving',
  component: BankTransactionEditor,
  parameters: { daybook: false },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = 'POST /v6/banks/transactions';

/** Saved by keyboard; the host gets the saved transaction. */
export const Saved: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Talked about the rebrand.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Saved', {}, patiently)).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({
      transaction: expect.objectContaining({ notes: 'Talked about the rebrand.' }),
    });
    await expect(notes).toHaveFocus();
  },
};

/** The response is delayed. */
export const InProgress: Story = {
  tags: ['interaction'],

  parameters: { editor: { broken: { [save]: 'delay=25000' } } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saving…', {}, patiently)).toBeVisible();
  },
};

/** Someone else deleted a line's class: the service's message is shown at the line. */
export const RejectedWithFieldErrors: Story = {
  tags: ['interaction'],

  parameters: {
    editor: {
      open: async ({ add, idOf, categoryId }) => {
        const children = [
          { amount: -60_00, notes: 'Starters', categoryId: await categoryId('Meals with Clients') },
          { amount: -26_40, notes: 'Coffee', classSegmentIds: [idOf('dv', 'digital')] },
        ];
        return (await add({ children })).id;
      },
    } satisfies EditorParameters,
  },
  beforeEach: () => refuseSaves(),
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(description);
    await userEvent.type(description, 'Dinner with Tidewell Health');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const second = within(canvas.getByRole('listitem', { name: 'Line 2' }));
    await expect(await second.findByText('This category is closed.', {}, patiently)).toBeVisible();
    await expect(canvas.getByText('A description has at most 20 characters.')).toBeVisible();
    await expect(canvas.getByText(/^Not saved\. Ask your bookkeeper/)).toBeVisible();
    await waitFor(() => expect(description).toHaveFocus());
    await expect(description).toHaveValue('Dinner with Tidewell Health');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The save succeeded but its response was lost. */
export const OutcomeUnknown: Story = {
  tags: ['interaction'],

  parameters: { editor: { broken: { [save]: 'lose=response,times=1' } } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText(/^The connection dropped, so we can’t tell whether this was saved/, {}, patiently),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeEnabled();
  },
};

/** “Check” resends nothing and finds that it was saved. */
export const OutcomeChecked: Story = {
  tags: ['interaction'],

  ...OutcomeUnknown,
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }, patiently));
    await expect(await canvas.findByText('Your changes were saved.', {}, patiently)).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** “Check” finds that it was not saved; typed text stays and can be saved again. */
export const WasNotSaved: Story = {
  tags: ['interaction'],

  parameters: { editor: { broken: { [save]: 'drop' } } satisfies EditorParameters },
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }, patiently));
    await expect(await canvas.findByText(/^Not saved\. Your changes/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Talked about the patient portal. Twice.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The service is unavailable: a notice says that nothing was saved. */
export const ServiceDown: Story = {
  tags: ['interaction'],

  parameters: { editor: { broken: { [save]: 'status=429' } } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Couldn’t save\. Try again in a moment/, {}, patiently)).toBeVisible();
  },
};

/** Someone else changed the same fields: the user chooses a value for each. */
export const Conflict: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args, loaded }) => {
    await whenOpen(canvas);
    const { books, transactionId = '' } = loaded as unknown as OpenedStory;
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Talked about the rebrand.');
    await books.client.bankTransactions.save([
      { id: transactionId, notes: 'Talked about invoices.', description: 'Lunch at Corner Print & Copy' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const conflict = within(
      await canvas.findByRole('region', { name: /Someone else changed this transaction/ }, patiently),
    );
    await expect(conflict.getByRole('radio', { name: 'Yours: Talked about the rebrand.' })).not.toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Current: Talked about invoices.' })).not.toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Current: Lunch at Corner Print & Copy' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The user keeps their values, which overwrite the stored ones. */
export const ConflictResolved: Story = {
  tags: ['interaction'],

  play: async (story) => {
    const { canvas, userEvent, args } = story;
    await Conflict.play?.(story);
    await userEvent.click(canvas.getByRole('radio', { name: 'Yours: Talked about the rebrand.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved', {}, patiently)).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({
      transaction: expect.objectContaining({
        notes: 'Talked about the rebrand.',
        description: 'Lunch at Corner Print & Copy',
      }),
    });
  },
};

/** Someone else deleted it: typed text stays visible. */
export const DeletedByOther: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, loaded }) => {
    await whenOpen(canvas);
    const { books, transactionId = '' } = loaded as unknown as OpenedStory;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.');
    await books.client.bankTransactions.delete(transactionId);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Someone else deleted this transaction/, {}, patiently)).toBeVisible();
  },
};

/** Rejects saves with errors that the sandbox doesn't have: for the description, for a line, and for no field. */
function refuseSaves(): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST' || !String(input).endsWith('/v6/banks/transactions')) return send(input, init);
    const error = [
      { type: 'INVALID_VALUE', param: 'description', message: 'A description has at most 20 characters.' },
      { type: 'INVALID_VALUE', param: 'children[1].categoryId', message: 'This category is closed.' },
      { type: 'BAD_REQUEST', message: 'Ask your bookkeeper about this account.' },
    ];
    const data = [{ result: 'FAILURE', statusCode: 400, data: null, error }];
    return Response.json({ result: 'SUCCESS', data }, { status: 207 });
  };
  return () => {
    globalThis.fetch = send;
  };
}
