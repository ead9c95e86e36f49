import type { BooksProps } from '../../.storybook/SampleBooks.tsx';
import { ownBooks, type StoryBooks } from '../bank-transactions/storyBooks.ts';

/** Parameters of a closing story. */
export interface ClosingParameters {
  /** Default: open books. */
  closing?: Parameters<StoryBooks['close']>[0];
  /** The number of transactions to review in April. */
  openTransactions?: number;
  books?: Partial<BooksProps>;
}

export const march = { date: '2026-03-31', modifications: 'DISABLED' } as const;
export const marchWithWarning = { date: '2026-03-31', modifications: 'ENABLED_WITH_WARNING' } as const;

/** Creates books for one story, so that stories don't close each other's books. */
export async function createClosedBooks({
  parameters,
}: {
  parameters: ClosingParameters;
}): Promise<{ userId: string }> {
  const books = await ownBooks();
  if (parameters.openTransactions) await addOpenTransactions(books, parameters.openTransactions);
  if (parameters.closing) await books.close(parameters.closing);
  return books;
}

async function addOpenTransactions({ client, idOf, add }: StoryBooks, count: number): Promise<void> {
  const open = { date: '2026-04-12', reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  await add(open);
  const more = {
    ...open,
    amount: -4_50,
    description: 'Parking',
    bankAccountId: idOf('bka', 'card'),
    apiName: 'MANUAL_ENTRY',
  };
  for (let left = count - 1; left > 0; left -= 500) {
    await client.bankTransactions.save(Array.from({ length: Math.min(left, 500) }, () => more));
  }
}
