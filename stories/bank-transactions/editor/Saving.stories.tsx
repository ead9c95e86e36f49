import type { Meta, StoryObj } from '@storybook/react-vite';
import { goOffline } from '../../../.storybook/goOffline.ts';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type EditorParameters, inBooks, type OpenedStory, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Saving',
  component: BankTransactionEditor,
  parameters: { daybook: false },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = 'POST /v6/banks/transactions';

export const Saved: Story = {
  play: async (story) => {
    await changeAndSave(story);
    await story.canvas.findByText('Saved');
  },
};

/** The response is delayed. */
export const InProgress: Story = {
  parameters: { editor: { broken: { [save]: 'delay=25000' } } satisfies EditorParameters },
  play: async (story) => {
    await changeAndSave(story);
    await story.canvas.findByText('Saving…');
  },
};

/** The service's messages are shown at the description, at a line, and above the form. */
export const RejectedWithFieldErrors: Story = {
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
  play: async (story) => {
    await changeAndSave(story);
    await story.canvas.findByText('This category is closed.');
  },
};

/** The save got no response, and nothing is stored yet: it may still be on its way. */
export const OutcomeUnknown: Story = {
  parameters: { editor: { broken: { [save]: 'drop' } } satisfies EditorParameters },
  play: async (story) => {
    await changeAndSave(story);
    await story.canvas.findByRole('button', { name: 'Check' });
  },
};

/** Changes are kept, and saved once the device is online. */
export const Offline: Story = {
  play: async (story) => {
    await whenOpen(story.canvas);
    goOffline();
    await changeAndSave(story);
    await story.canvas.findByText(/^You’re offline\. Your changes will be saved/);
  },
};

/** The service is unavailable: a notice says that nothing was saved. */
export const ServiceDown: Story = {
  parameters: { editor: { broken: { [save]: 'status=429' } } satisfies EditorParameters },
  play: async (story) => {
    await changeAndSave(story);
    await story.canvas.findByText(/Couldn’t save\. Try again in a moment/);
  },
};

/** Someone else changed the same fields: the user chooses a value for each. */
export const Conflict: Story = {
  play: async (story) => {
    const { books, transactionId = '' } = story.loaded as unknown as OpenedStory;
    await whenOpen(story.canvas);
    await books.client.bankTransactions.save([
      { id: transactionId, notes: 'Talked about invoices.', description: 'Lunch at Corner Print & Copy' },
    ]);
    await changeAndSave(story);
    await story.canvas.findByRole('region', { name: /Someone else changed this transaction/ });
  },
};

/** Someone else deleted it: typed text stays visible. */
export const DeletedByOther: Story = {
  play: async (story) => {
    const { books, transactionId = '' } = story.loaded as unknown as OpenedStory;
    await whenOpen(story.canvas);
    await books.client.bankTransactions.delete(transactionId);
    await changeAndSave(story);
    await story.canvas.findByText(/^Someone else deleted this transaction/);
  },
};

/** Changes the notes and saves them. */
async function changeAndSave({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await whenOpen(canvas);
  const [notes] = canvas.getAllByRole('textbox', { name: 'Notes' });
  if (!notes) throw new Error('There are no notes.');
  await userEvent.type(notes, ' Twice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

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
