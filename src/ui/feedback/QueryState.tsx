'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { useLifecycle } from '../root/lifecycle.ts';
import { isOffline, loadFailure } from '../root/loadFailure.ts';
import { Notice } from '../root/Notice.tsx';
import { useRetry } from './useRetry.ts';

/** What is loaded, as React Query has it. */
interface LoadedData<Data> {
  data: Data | undefined;
  error: Error | null;
  isSuccess: boolean;
  isFetching: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  of: LoadedData<Data>;
  /** Default: fetches the data again. */
  onRetry?: () => void;
  /** What the data are called within a sentence, such as `the general ledger`. */
  what: string;
  /** The shape of what comes, while nothing is there. */
  skeleton: ReactNode;
  /** Says of a failure more than that the data did not come; nothing for one that is not its own. */
  failure?: (error: Error) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of what is loaded: loading, refused, failed, there. What is there stays when an update fails. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { of: loaded, onRetry = loaded.refetch, what, skeleton, failure, children } = props;
  const messages = useMessages('ui', uiMessages);
  useLifecycle(loaded);
  const retryNow = useRetry({ error: loaded.error, refetch: onRetry });
  const retry = (
    <Button onPress={retryNow} isDisabled={loaded.isFetching}>
      {messages.retry}
    </Button>
  );

  if (loaded.data !== undefined) {
    return (
      <>
        {loaded.isRefetchError && (
          <Notice tone="warning" action={retry}>
            {isOffline(loaded.error) ? messages.offlineStale : messages.stale}
          </Notice>
        )}
        {children(loaded.data)}
      </>
    );
  }
  if (loaded.error) {
    const own = failure?.(loaded.error);
    if (own) return own;
    const { text, tone, canRetry, requestId } = loadFailure(loaded.error, what, messages);
    return (
      <Notice tone={tone} detail={requestId && messages.reference({ requestId })} action={canRetry && retry}>
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
