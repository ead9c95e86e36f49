import type { BooksProps } from '../../.storybook/SampleBooks.tsx';
import { ownBooks, type StoryBooks } from '../bank-transactions/storyBooks.ts';

/** What a story of the closing may say of itself. */
export interface ClosingParameters {
  /** Until when its books are closed; open unless said otherwise. */
  closing?: Parameters<StoryBooks['close']>[0];
  books?: Partial<BooksProps>;
}

/** Longer than a first start of the books takes, and than a read that fails three times more before it gives up. */
export const patiently = { timeout: 20_000 };

export const march = { date: '2026-03-31', modifications: 'DISABLED' } as const;
export const marchWithWarning = { date: '2026-03-31', modifications: 'ENABLED_WITH_WARNING' } as const;

/** Books of the story's own, so that what one story closes no other finds closed. */
export async function booksClosedSo({ parameters }: { parameters: ClosingParameters }): Promise<{ userId: string }> {
  const books = await ownBooks();
  if (parameters.closing) await books.close(parameters.closing);
  return books;
}
