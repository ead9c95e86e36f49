import { useEffect, useState } from 'react';
import { BulkActions } from '../../src/bank-transactions/BulkActions.tsx';
import { bulkMessages } from '../../src/bank-transactions/messages.ts';
import { useBankTransactions } from '../../src/index.ts';
import { Root } from '../../src/ui/Root.tsx';

/** What the list says of each transaction, and which are selected. */
interface SelectedTransactionsProps {
  /** What is selected at first. */
  initial: readonly string[];
  className?: string;
}

/** What a list of bank transactions does with those that are selected, in the plainest way: all of them, each with its name and category. */
export function SelectedTransactions({ initial, ...rootProps }: SelectedTransactionsProps) {
  return (
    <Root component="Trial" name="trial" {...rootProps}>
      <Transactions initial={initial} />
    </Root>
  );
}

function Transactions({ initial }: SelectedTransactionsProps) {
  const [ids, setIds] = useState(initial);
  const { data, hasNextPage, isFetching, fetchNextPage } = useBankTransactions({ limit: 250 });
  useEffect(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (!data || hasNextPage) return <p>Loading…</p>;
  return (
    <>
      <BulkActions
        selected={rows.filter(({ id }) => ids.includes(id))}
        onSelectionChange={setIds}
        messages={bulkMessages}
      />
      <ul aria-label="All transactions">
        {rows.map(({ id, displayName, description, category }) => (
          <li key={id} data-id={id} data-category={category?.id}>
            {displayName || description} · {category?.name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ids of those that the list has, in its order. */
export function listedIds(): (string | null)[] {
  return [...document.querySelectorAll('[data-id]')].map((row) => row.getAttribute('data-id'));
}

/** What the list says a transaction's category is. */
export function listedCategory(id: string): string | null | undefined {
  return document.querySelector(`[data-id="${id}"]`)?.getAttribute('data-category');
}
