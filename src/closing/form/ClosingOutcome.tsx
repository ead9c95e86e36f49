'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { closingMessages } from '../messages.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface ClosingOutcomeProps {
  state: ClosingFormState;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  messages: typeof closingMessages;
}

/** What the last save did, with Undo. Its live region is always mounted, so that it is announced politely. */
export function ClosingOutcome({ state, isChanged, messages }: ClosingOutcomeProps) {
  const { isCheckFailed, lastSave, write, undo } = state;
  const { locale } = useDaybookContext();
  const text = () => {
    if (!lastSave) return '';
    if (lastSave.outcome !== 'saved') return messages[lastSave.outcome];
    const { date, modifications } = lastSave.after;
    if (!date) return messages.opened;
    const isWarned = modifications === 'ENABLED_WITH_WARNING';
    return messages[isWarned ? 'closedWarned' : 'closedLocked']({ date: formatDate(date, { locale }) });
  };
  return (
    <div role="status">
      {isCheckFailed && (
        <Notice tone="warning" isAnnounced={false}>
          {messages.notChecked}
        </Notice>
      )}
      {lastSave && !isChanged && !write.error && (
        <Notice
          tone={lastSave.outcome === 'changedSince' ? 'warning' : 'good'}
          isAnnounced={false}
          action={
            lastSave.canUndo && (
              <Button onPress={undo} isDisabled={write.isPending}>
                {messages.undo}
              </Button>
            )
          }
        >
          {text()}
        </Notice>
      )}
    </div>
  );
}
