'use client';
import { useEffect } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { useInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface LoadMoreInBucketProps {
  list: ReturnType<typeof useInvoices>;
  layout: ListLayout<Invoice>;
  selectable: boolean;
  messages: typeof invoiceListMessages;
}

/** Loads pages until one has an invoice in the bucket: an empty list has no scrolling to trigger it. */
export function LoadMoreInBucket({ list, layout, selectable, messages }: LoadMoreInBucketProps) {
  const shared = useMessages('ui', uiMessages);
  const { isFetching, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (!isFetching && !isFetchNextPageError) fetchNextPage();
  }, [isFetching, isFetchNextPageError, fetchNextPage]);
  if (isFetchNextPageError && !isFetching) {
    return (
      <Notice tone="danger" action={<Button onPress={() => fetchNextPage()}>{shared.retry}</Button>}>
        {shared.moreFailed}
      </Notice>
    );
  }
  return (
    <div aria-busy="true">
      <p className="daybook-visually-hidden" role="status">
        {shared.loading}
      </p>
      <div aria-hidden="true">
        <ListSkeleton caption={messages.title} layout={layout} isSelectable={selectable} />
      </div>
    </div>
  );
}
