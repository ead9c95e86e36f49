import type { ComponentProps } from 'react';
import { fn, type screen } from 'storybook/test';
import { type BooksProps, SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type BrokenRequests, breakRequests } from '../failingRequests.ts';
import { ownBooks, type StoryBooks, sharedBooks } from '../storyBooks.ts';

/** What a story of the editor may say of itself, in `parameters.editor`. */
export interface EditorParameters {
  /** Which books: the story's own, empty ones, or those that all share and none changes. Default: its own. */
  isShared?: boolean;
  /** Makes ready what the story shows. @returns the transaction's id; undefined for a new one. */
  open?: (books: StoryBooks) => Promise<string | undefined>;
  /** Requests that go wrong. */
  broken?: BrokenRequests;
  provider?: Partial<BooksProps>;
}

/** What a play function finds in `loaded`. */
export interface OpenedStory {
  books: StoryBooks;
  transactionId: string | undefined;
}

interface StoryContext {
  parameters: { editor?: EditorParameters };
}

/** Longer than a first start of the books takes, and than a read that fails three times more before it gives up. */
export const patiently = { timeout: 20_000 };

/** Waits until all of the editor is there. */
export async function whenOpen(canvas: { findByRole: typeof screen.findByRole }): Promise<void> {
  await canvas.findByRole('textbox', { name: /^(Date|תאריך)$/ }, patiently);
}

/** A story of the editor over books of its own. */
export const inBooks = {
  component: BankTransactionEditor,
  args: { onSave: fn(), onDelete: fn(), onCancel: fn(), onDirtyChange: fn() },
  loaders: [
    async ({ parameters }: StoryContext): Promise<OpenedStory> => {
      const { isShared, open = openLunch } = parameters.editor ?? {};
      const books = isShared ? sharedBooks() : await ownBooks();
      return { books, transactionId: await open(books) };
    },
  ],
  beforeEach: ({ parameters }: StoryContext) => breakRequests(parameters.editor?.broken ?? {}),
  render: (args: ComponentProps<typeof BankTransactionEditor>, { loaded, parameters, globals }: Rendering) => {
    const { books, transactionId } = loaded as unknown as OpenedStory; // what the loader above gives
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
