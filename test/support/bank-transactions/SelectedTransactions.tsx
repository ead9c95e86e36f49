import { useEffect, useRef, useState } from 'react';
import { BulkActions } from '../../../src/bank-transactions/bulk/BulkActions.tsx';
import BulkStatus from '../../../src/bank-transactions/bulk/BulkStatus.tsx';
import { useBulkJob } from '../../../src/bank-transactions/bulk/useBulkJob.ts';
import { useHeldDeletions } from '../../../src/bank-transactions/review/useHeldDeletions.ts';
import { useListSession } from '../../../src/bank-transactions/review/useListSession.ts';
import { useProviderUndo } from '../../../src/bank-transactions/review/useProviderUndo.ts';
import { useBankTransactions } from '../../../src/index.ts';
import { Heading } from '../../../src/ui/root/Heading.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';

interface SelectedTransactionsProps {
  /** The initially selected ids. */
  initial: readonly string[];
}

/** A minimal list with bulk actions: all transactions with name and category. */
export function SelectedTransactions({ initial }: SelectedTransactionsProps) {
  return (
    <Root component="Test" name="test">
      <Heading>Transactions</Heading>
      <Transactions initial={initial} />
    </Root>
  );
}

function Transactions({ initial }: SelectedTransactionsProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(() => new Set(initial));
  const part = useRef<HTMLDivElement>(null);
  const { undos } = useListSession();
  const provideUndo = useProviderUndo();
  const bulk = useBulkJob({ deletion: useHeldDeletions(), selectedIds, onSelectedIdsChange: setSelectedIds });
  const { data, hasNextPage, isFetching, fetchNextPage } = useBankTransactions({ limit: 250 });
  useEffect(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (!data || hasNextPage) return <p>Loading…</p>;
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  return (
    <div ref={part}>
      <BulkStatus
        bulk={bulk}
        listKey=""
        hasSelection={selectedIds.size > 0}
        reviewedStatus={undefined}
        overrides={undefined}
        undos={undos}
        provideUndo={provideUndo}
      />
      <p>{selected.length} selected</p>
      {!bulk.run?.inProgress && selected.length > 0 && (
        <BulkActions
          selected={selected}
          suggestions={noSuggestions}
          reviewedStatus="RECONCILED"
          bulk={bulk}
          isRest={false}
          part={part}
          overrides={undefined}
        />
      )}
      <ul aria-label="All transactions">
        {rows.map(({ id, displayName, description, category }) => (
          <li key={id} data-id={id} data-category={category?.id}>
            {displayName || description} · {category?.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const noSuggestions = new Map<string, string>();

/** The ids of the displayed transactions, in order. */
export function listedIds(): (string | null)[] {
  return [...document.querySelectorAll('[data-id]')].map((row) => row.getAttribute('data-id'));
}

/** The displayed category id of a transaction. */
export function listedCategory(id: string): string | null | undefined {
  return document.querySelector(`[data-id="${id}"]`)?.getAttribute('data-category');
}
