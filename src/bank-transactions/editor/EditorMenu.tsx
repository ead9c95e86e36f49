'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import type { transactionMessages } from '../transactionMessages.ts';

interface EditorMenuProps {
  onDelete: () => void;
  messages: typeof transactionMessages;
}

/** The rare actions of the editor behind a button, so that no stray press deletes. */
export function EditorMenu({ onDelete, messages }: EditorMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useInteractOutside(root, () => setOpen(false));
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[popover] button')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the buttons inside
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation(); // the editor stays open
        close();
      }}
    >
      <IconButton
        icon="menu"
        label={messages.moreActions}
        isExpanded={isOpen}
        controls={id}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover anchor={root} placement={atEnd} onDismiss={close} sheetMode="phone">
          <div id={id} className="daybook-editor-menu">
            <Button
              isQuiet
              isDangerous
              onPress={() => {
                close();
                onDelete();
              }}
            >
              {messages.delete}
            </Button>
          </div>
        </Popover>
      )}
    </div>
  );
}

const atEnd = { align: 'end' } as const;
