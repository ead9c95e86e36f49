'use client';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { transactionListMessages } from '../messages.ts';

interface DiscardWaitingProps {
  /** How many changes wait. */
  count: number;
  onDiscard: () => void;
  /** The list, whose table gets the focus. */
  part: RefObject<HTMLElement | null>;
  messages: typeof transactionListMessages;
}

/** Drops the changes that wait for the connection, after a question. */
export function DiscardWaiting({ count, onDiscard, part, messages }: DiscardWaitingProps) {
  const { cancel } = useMessages('ui', uiMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{messages.discardWaiting({ count })}</Button>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={messages.discardWaitingTitle({ count })}
          confirmLabel={messages.discardWaiting({ count })}
          cancelLabel={cancel}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            flushSync(() => {
              setAsking(false);
              onDiscard();
            });
            part.current?.querySelector('table')?.focus({ preventScroll: true }); // the button is gone
          }}
        >
          {messages.discardWaitingText}
        </ConfirmDialog>
      )}
    </>
  );
}
