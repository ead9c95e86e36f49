'use client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import type { Page } from '../core/http/paging.ts';
import { Button } from './Button.tsx';
import { failureOf } from './failure.ts';
import { useLifecycle } from './lifecycle.ts';
import { uiMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

interface PageStateProps<P extends Page<unknown>> {
  /** The list as React Query has it. */
  of: UseInfiniteQueryResult<InfiniteData<P>>;
  /** Default: fetches the list again. */
  onRetry?: () => void;
  /** What the list is called within a sentence, such as `the general ledger`. */
  what: string;
  /** The shape of what comes, while nothing is there. */
  skeleton: ReactNode;
  /** What stands in the place of a list without rows. */
  empty: (first: P) => ReactNode;
  children: (rows: P['rows'][number][], first: P) => ReactNode;
}

/**
 * The states of a list: loading, refused, failed, empty, filled. They are told apart, so that a failure never looks like
 * empty books; rows that are there stay when an update fails.
 */
export function PageState<P extends Page<unknown>>(props: PageStateProps<P>) {
  const { of: list, onRetry = list.refetch, what, skeleton, empty, children } = props;
  const messages = useMessages('ui', uiMessages);
  const { session } = useSupplied();
  useLifecycle(list);
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const first = pages?.[0];
  const retryNow = () => {
    // Who asks by hand does not wait out the pause that the session makes after failures.
    session.retry();
    onRetry();
  };
  const retry = (
    <Button onPress={retryNow} isDisabled={list.isFetching}>
      {messages.retry}
    </Button>
  );

  if (first) {
    return (
      <>
        {list.isRefetchError && (
          <Notice tone="warning" action={retry}>
            {messages.stale}
          </Notice>
        )}
        {rows.length > 0 ? children(rows, first) : empty(first)}
      </>
    );
  }
  if (list.error) {
    const { text, isRefusal, canRetry, requestId } = failureOf(list.error, what, messages);
    return (
      <Notice
        tone={isRefusal ? 'quiet' : 'danger'}
        detail={requestId && messages.reference({ requestId })}
        action={canRetry && retry}
      >
        {text}
      </Notice>
    );
  }
  return (
    <div aria-busy="true">
      <p className="daybook-visually-hidden" role="status">
        {messages.loading}
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}
