'use client';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../core/daybookContext.ts';
import type { DaybookMutation } from '../core/query/useWrite.ts';
import { SubmitButton } from '../ui/fields/Button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { Notice } from '../ui/root/Notice.tsx';

interface SaveBarProps {
  of: Pick<DaybookMutation<never, unknown, string>, 'isPending' | 'isSuccess' | 'isReadOnly'>;
  /** What is saved, within a sentence. */
  what: string;
  /** False where each change is saved by itself. */
  hasButton: boolean;
  /** Whether there is something to save. */
  isChanged: boolean;
}

/** The end of a form: the button that saves, and how far saving got. Who may not save reads that here instead. */
export function SaveBar({ of: write, what, hasButton, isChanged }: SaveBarProps) {
  const messages = useMessages('ui', uiMessages);
  const { isPending, isSuccess, isReadOnly } = write;
  const place = useRef<HTMLDivElement>(null);

  // The button goes, and the focus with it: who works by the keyboard goes on from where it was.
  useLayoutEffect(() => {
    if (isReadOnly && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isReadOnly]);

  return (
    <div className="daybook-save-bar" ref={place} tabIndex={-1}>
      {hasButton && !isReadOnly && <SubmitButton isInactive={isPending || !isChanged}>{messages.save}</SubmitButton>}
      <div role="status">
        {isReadOnly ? (
          <Notice tone="calm" isAnnounced={false}>
            {messages.noPermission({ what })}
          </Notice>
        ) : (
          <p className="daybook-secondary">
            {isPending && messages.saving}
            {isSuccess && !isChanged && messages.saved}
          </p>
        )}
      </div>
    </div>
  );
}
