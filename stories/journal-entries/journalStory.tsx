import type { ComponentProps } from 'react';
import { expect, fn, type screen, waitFor, within } from 'storybook/test';
import { type BooksProps, SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { type JournalEntry, JournalEntryForm, type JournalEntryItem } from '../../src/index.ts';
import { type BrokenRequests, breakRequests } from '../bank-transactions/failingRequests.ts';
import { ownBooks, type StoryBooks } from '../bank-transactions/storyBooks.ts';

/** Options of a story, in `parameters.journal`. */
export interface JournalParameters {
  /** Changes to the default saved entry; without it, the story shows a new entry. */
  stored?: (books: StoryBooks) => Partial<JournalEntryItem>;
  closed?: Parameters<StoryBooks['close']>[0];
  /** Requests that fail. */
  broken?: BrokenRequests;
  provider?: Partial<BooksProps>;
}

interface Opened {
  books: StoryBooks;
  journalEntryId: string | undefined;
}

interface StoryContext {
  parameters: { journal?: JournalParameters };
}

interface Rendering extends StoryContext {
  loaded: object;
  globals: { locale?: string };
}

/** Story options for a form with its own books. */
export const inJournal = {
  component: JournalEntryForm,
  args: { onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  loaders: [
    async ({ parameters }: StoryContext): Promise<Opened> => {
      const { stored, closed } = parameters.journal ?? {};
      const books = await ownBooks();
      const journalEntryId = stored && (await addEntry(books, stored(books))).id;
      if (closed) await books.close(closed);
      return { books, journalEntryId };
    },
  ],
  beforeEach: ({ parameters }: StoryContext) => breakRequests(parameters.journal?.broken ?? {}),
  render: (args: ComponentProps<typeof JournalEntryForm>, { loaded, parameters, globals }: Rendering) => {
    const { books, journalEntryId } = loaded as unknown as Opened; // what the loader above gives
    return (
      <SampleBooks
        key={`${books.userId} ${journalEntryId}`}
        identity={books.userId}
        locale={globals.locale}
        {...parameters.journal?.provider}
      >
        <JournalEntryForm journalEntryId={journalEntryId} {...args} />
      </SampleBooks>
    );
  },
};

/** Waits until the form is loaded. */
export async function whenOpen(canvas: { findAllByRole: typeof screen.findAllByRole }): Promise<void> {
  await canvas.findAllByRole('textbox', { name: /^(Debit|חובה)$/ });
}

/** Pastes rows into the first line, as from a spreadsheet, and waits until they are shown. */
export async function previewRows(
  canvas: { findByRole: typeof screen.findByRole },
  rows: string,
): Promise<HTMLElement> {
  const line = await canvas.findByRole('listitem', { name: /^(Line|שורה) 1$/ });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows);
  const [account] = within(line).getAllByRole('combobox');
  account?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return canvas.findByRole('button', { name: /^(Add|הוספת) \d/ });
}

/** Pastes rows into the first line and adds them. */
export async function pasteRows(canvas: { findByRole: typeof screen.findByRole }, rows: string): Promise<void> {
  const add = await previewRows(canvas, rows);
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled')); // once the accounts are loaded
  add.click();
  const count = rows.split('\n').length;
  await canvas.findByRole('listitem', { name: new RegExp(` ${Math.max(2, count)}$`) });
}

/** June's salaries, as copied from a spreadsheet. */
export const payroll = [
  'Studio Salaries\t18,400.00\t',
  'Payroll Taxes\t1,407.60\t',
  'Operating Checking\t\t19,807.60',
].join('\n');

/** Rows with memos, of which one account is known, one can be suggested and one is unknown. */
export const accruals = [
  'Account\tDebit\tCredit\tMemo',
  'Payroll Taxes\t3,915.40\t\tNov 16–30',
  'Operating\t\t2,565.49\tTemp',
  'Misc clearing\t\t1,349.91\tAdobe',
].join('\n');

/** Changes the story's entry like another user of the same books. */
export async function changeByAnother(loaded: object, changes: Partial<JournalEntryItem>): Promise<void> {
  const { books, journalEntryId } = loaded as Opened; // what the loader above gives
  const [saved] = await books.client.journalEntries.save([{ id: journalEntryId, ...changes } as JournalEntryItem]);
  if (!saved?.isSaved) throw new Error(`Nothing was saved: ${JSON.stringify(saved)}`);
}

async function addEntry({ client, idOf }: StoryBooks, item: Partial<JournalEntryItem>): Promise<JournalEntry> {
  const [saved] = await client.journalEntries.save([
    {
      description: 'Accrued rent of June',
      children: [
        { glAccountId: idOf('gla', '6110'), drAmount: 4_200_00, crAmount: 0 },
        { glAccountId: idOf('gla', '1010'), drAmount: 0, crAmount: 4_200_00 },
      ],
      ...item,
    },
  ]);
  if (!saved?.isSaved) throw new Error(`Nothing was saved: ${JSON.stringify(saved)}`);
  return saved.data;
}
