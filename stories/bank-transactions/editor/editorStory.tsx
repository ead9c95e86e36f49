import type { StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, type screen } from 'storybook/test';
import { type BooksProps, SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type BrokenRequests, breakRequests } from '../failingRequests.ts';
import { ownBooks, type StoryBooks, sharedBooks } from '../storyBooks.ts';

/** The options in `parameters.editor`. */
export interface EditorParameters {
  /** The story's company: its own, an empty one, or the shared one, which no story changes. Default: its own. */
  isShared?: boolean;
  /** The data of its own company; default: reference lists only. */
  seed?: 'none' | 'small';
  /** Prepares the data. @returns the transaction's id; undefined for a new one. */
  open?: (books: StoryBooks) => Promise<string | undefined>;
  /** Requests that fail. */
  broken?: BrokenRequests;
  provider?: Partial<BooksProps>;
}

/** The value of `loaded` in a play function. */
export interface OpenedStory {
  books: StoryBooks;
  transactionId: string | undefined;
}

type EditorPlay = Parameters<NonNullable<StoryObj['play']>>[0];

interface StoryContext {
  parameters: { editor?: EditorParameters };
}

/** Waits until the editor is fully loaded. */
export async function whenOpen(canvas: { findAllByRole: typeof screen.findAllByRole }): Promise<void> {
  await canvas.findAllByRole('textbox');
}

/** Turns the bank details into fields. */
export async function editBankDetails({ canvas, userEvent }: EditorPlay): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit bank details' }));
}

/** A story of the editor with its own company, shown once it is loaded. */
export const inBooks = {
  component: BankTransactionEditor,
  args: { onSave: fn(), onDelete: fn(), onCancel: fn(), onDirtyChange: fn() },
  loaders: [
    async ({ parameters }: StoryContext): Promise<OpenedStory> => {
      const { isShared, seed, open = openLunch } = parameters.editor ?? {};
      const books = isShared ? sharedBooks() : await ownBooks(seed);
      return { books, transactionId: await open(books) };
    },
  ],
  beforeEach: ({ parameters }: StoryContext) => breakRequests(parameters.editor?.broken ?? {}),
  play: ({ canvas }: { canvas: Parameters<typeof whenOpen>[0] }) => whenOpen(canvas),
  render: (args: ComponentProps<typeof BankTransactionEditor>, { loaded, parameters, globals }: Rendering) => {
    const { books, transactionId } = loaded as unknown as OpenedStory; // set by the loader above
    return (
      <SampleBooks
        key={`${books.userId} ${transactionId}`}
        identity={books.userId}
        locale={globals.locale}
        {...parameters.editor?.provider}
      >
        <BankTransactionEditor transactionId={transactionId} {...args} />
      </SampleBooks>
    );
  },
};

const openLunch: NonNullable<EditorParameters['open']> = async ({ add }) => (await add()).id;

interface Rendering extends StoryContext {
  loaded: object;
  globals: { locale?: string };
}
