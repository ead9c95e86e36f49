'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { useLifecycle } from '../root/lifecycle.ts';
import { isOffline, loadFailure } from '../root/loadFailure.ts';
import { Notice } from '../root/Notice.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useRetry } from './useRetry.ts';

/** The parts of a React Query result that are shown. */
export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  isSuccess: boolean;
  isFetching: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
}

/** What replaces the states of a query. */
export interface QuerySlots {
  /** Replaces the message if loading fails; nothing keeps it. */
  renderError?: ((failure: LoadFailure) => ReactNode) | undefined;
  /** Replaces the placeholder while loading; nothing keeps it. */
  renderLoading?: (() => ReactNode) | undefined;
}

/** The argument of `renderError`. */
export interface LoadFailure {
  error: Error;
  retry: () => void;
}

interface QueryStateProps<Data> extends QuerySlots {
  query: QueryResult<Data>;
  /** Default: refetches the data. */
  onRetry?: () => void;
  /** The data's name for use in a sentence, such as `the general ledger`. */
  what: string;
  /** Shown while loading. */
  skeleton: ReactNode;
  /** Shown while loading instead of `skeleton`: the same element as before, so that it stays mounted. */
  replaced?: ReactNode;
  /** Whether a failure replaces the rows of a list. */
  isList?: boolean;
  children: (data: Data) => ReactNode;
}

/** The states of a query: loading, forbidden, failed, loaded. Loaded data stay when a refresh fails. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, onRetry = query.refetch, what, skeleton, replaced, isList, renderError, renderLoading } = props;
  const messages = useMessages('ui', uiMessages);
  useLifecycle(query);
  const retryNow = useRetry({ error: query.error, refetch: onRetry });
  const retry = (
    <Button onPress={retryNow} isDisabled={query.isFetching}>
      {messages.retry}
    </Button>
  );

  if (query.data !== undefined) {
    return (
      <>
        {query.isRefetchError && (
          <Notice tone="warning" action={retry}>
            {isOffline(query.error) ? messages.offlineStale : messages.stale}
          </Notice>
        )}
        {props.children(query.data)}
      </>
    );
  }
  if (query.error) {
    const custom = renderError?.({ error: query.error, retry: retryNow });
    if (custom) return custom;
    const failure = loadFailure(query.error, what, messages);
    if (isList) return <LoadFailed failure={failure} onRetry={retryNow} isRetrying={query.isFetching} />;
    const { text, tone, canRetry, requestId } = failure;
    return (
      <Notice tone={tone} detail={requestId && messages.reference({ requestId })} action={canRetry && retry}>
        {text}
      </Notice>
    );
  }
  const announcement = (
    <p className="daybook-visually-hidden" role="status">
      {messages.loadingWhat({ what })}
    </p>
  );
  if (replaced && !renderLoading) {
    return (
      <>
        {announcement}
        {replaced}
      </>
    );
  }
  return (
    <div aria-busy="true">
      {announcement}
      {renderLoading?.() ?? <div aria-hidden="true">{skeleton}</div>}
    </div>
  );
}
