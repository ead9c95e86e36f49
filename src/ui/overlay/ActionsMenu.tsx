'use client';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { uiMessages } from '../messages.ts';
import { Popover } from './Popover.tsx';
import { usePopoverButton } from './usePopoverButton.ts';

interface ActionsMenuProps {
  actions: readonly MenuAction[];
}

interface MenuAction {
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Rare actions behind a button with three dots. */
export function ActionsMenu({ actions }: ActionsMenuProps) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isOpen, setOpen, close, onKeyDown } = usePopoverButton(root);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[popover] button')?.focus();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the buttons inside
    <div
      ref={root}
      tabIndex={-1} // Safari doesn't focus a clicked button; this keeps the focus inside
      onKeyDown={onKeyDown}
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
          <div id={id} className="daybook-menu">
            {actions.map(({ label, isDangerous = false, isDisabled = false, onPress }) => (
              <Button
                key={label}
                isQuiet
                isDangerous={isDangerous}
                isDisabled={isDisabled}
                onPress={() => {
                  close();
                  onPress();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}

const atEnd = { align: 'end' } as const;
