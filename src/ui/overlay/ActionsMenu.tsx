'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../fields/Button.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { Popover } from './Popover.tsx';
import { useInteractOutside } from './useInteractOutside.ts';

interface ActionsMenuProps {
  /** The button's name. */
  label: string;
  /** A destructive action. */
  dangerous: { label: string; onPress: () => void };
}

/** A rare action behind a button with three dots. */
export function ActionsMenu({ label, dangerous }: ActionsMenuProps) {
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
      tabIndex={-1} // Safari doesn't focus a clicked button; this keeps the focus inside
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation(); // what is around it stays open
        close();
      }}
    >
      <IconButton icon="menu" label={label} isExpanded={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
      {isOpen && (
        <Popover anchor={root} placement={atEnd} onDismiss={close} sheetMode="phone">
          <div id={id} className="daybook-menu">
            <Button
              isQuiet
              isDangerous
              onPress={() => {
                close();
                dangerous.onPress();
              }}
            >
              {dangerous.label}
            </Button>
          </div>
        </Popover>
      )}
    </div>
  );
}

const atEnd = { align: 'end' } as const;
