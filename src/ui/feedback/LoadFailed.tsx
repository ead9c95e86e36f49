'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import type { Failure } from '../root/loadFailure.ts';
import { useCopy } from '../useCopy.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailedProps {
  failure: Failure;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Replaces the rows of a list that could not be loaded. */
export function LoadFailed({ failure, onRetry, isRetrying }: LoadFailedProps) {
  const { text, tone, canRetry, requestId } = failure;
  const messages = useMessages('ui', uiMessages);
  const reference = requestId && messages.reference({ requestId });
  const { copy, isCopied } = useCopy(`${text} ${reference}`);
  if (tone === 'quiet')
    return (
      <EmptyState icon="noAccess" title={text}>
        {reference}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="failed"
      title={text}
      actions={
        <>
          {canRetry && (
            <Button onPress={onRetry} isDisabled={isRetrying}>
              {messages.retry}
            </Button>
          )}
          {reference && (
            <>
              <Button isQuiet onPress={copy}>
                {messages.copyDetails}
              </Button>
              <span role="status">{isCopied !== undefined && messages[isCopied ? 'copied' : 'copyFailed']}</span>
            </>
          )}
        </>
      }
    >
      {messages.nothingChanged} {reference}
    </EmptyState>
  );
}
