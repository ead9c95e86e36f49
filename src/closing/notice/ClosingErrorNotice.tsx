'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { useRetry } from '../../ui/feedback/useRetry.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { isOffline } from '../../ui/root/loadFailure.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { closingNoticeMessages } from '../closingNoticeMessages.ts';
import { useClosing, useClosingState } from '../data/queries.ts';
import { isUnavailable, type UnavailableClosing } from '../data/rules.ts';

/** Why the closing is unavailable and what that means for changes. Renders nothing if it's available. */
export function ClosingErrorNotice() {
  const messages = useMessages('closing', closingNoticeMessages);
  const closing = useClosingState();
  const query = useClosing();
  return isUnavailable(closing) ? <UnavailableNotice closing={closing} query={query} messages={messages} /> : null;
}

interface UnavailableNoticeProps {
  closing: UnavailableClosing;
  /** Passed as a prop, because a failed query is refetched by every component that starts to use it. */
  query: Pick<ReturnType<typeof useClosing>, 'error' | 'isFetching' | 'refetch'>;
  messages: typeof closingNoticeMessages;
}

const messageKeys = { unreadable: 'unreadable', denied: 'unavailable', failed: 'notLoaded' } as const;

export function UnavailableNotice({ closing, query, messages }: UnavailableNoticeProps) {
  const shared = useMessages('ui', uiMessages);
  const reload = useRetry(query);
  const { unavailable } = closing;
  const isDenied = unavailable === 'denied';
  const isFailed = unavailable === 'failed';
  useLifecycle({ isSuccess: false, error: isFailed ? query.error : null });
  const isWaiting = isFailed && isOffline(query.error);
  return (
    <div role="note">
      <Notice
        tone={isDenied ? 'calm' : 'warning'}
        isAnnounced={false}
        action={
          !isDenied && (
            <Button onPress={reload} isDisabled={query.isFetching}>
              {shared.retry}
            </Button>
          )
        }
      >
        {isWaiting ? shared.offline({ what: messages.what }) : messages[messageKeys[unavailable]]}
      </Notice>
    </div>
  );
}
