'use client';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { DaybookMutation } from '../../core/query/useWrite.ts';
import { SubmitButton } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';

interface SaveBarProps {
  of: Pick<DaybookMutation<never, unknown, string>, 'isPending' | 'isSuccess' | 'isReadOnly'>;
  /** What is saved, for use in a sentence. */
  what: string;
  /** False if each change is saved automatically. */
  hasButton: boolean;
  /** Whether there is something to save. */
  isChanged: boolean;
}

/** The end of a form: the Save button and its progress, or a note for users without permission to save. */
export function SaveBar({ of: write, what, hasButton, isChanged }: SaveBarProps) {
  const messages = useMessages('ui', uiMessages);
  const { isPending, isSuccess, isReadOnly } = write;
  const bar = useRef<HTMLDivElement>(null);

  // When the focused button is removed, the focus stays in its place for keyboard users.
  useLayoutEffect(() => {
    if (isReadOnly && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [isReadOnly]);

  return (
    <div className="daybook-save-bar" ref={bar} tabIndex={-1}>
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
