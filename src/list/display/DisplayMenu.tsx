'use client';
import { type RefObject, useId, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import { useShortcut } from '../filters/useShortcut.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';
import type { ListKeys } from './ShortcutsDialog.tsx';

const loadPanel = () => import('./DisplayPanel.tsx');
const loadShortcuts = () => import('./ShortcutsDialog.tsx');

interface DisplayMenuProps extends Pick<DisplayPanelProps, 'layout'> {
  /** The list, in which `?` shows the keys. */
  part: RefObject<HTMLElement | null>;
  keys: ListKeys;
}

/** The button Display, with a popover whose code loads when it opens, and the keys of the list. */
export function DisplayMenu({ layout, part, keys }: DisplayMenuProps) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useInteractOutside(root, () => setOpen(false));
  useShortcut(part, '?', () => setKeysOpen(true));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div
      ref={root}
      className="daybook-display"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation(); // a dialog around the list stays open
        close();
      }}
    >
      <Button isExpanded={isOpen} controls={panelId} onPress={() => setOpen(!isOpen)}>
        {messages.display}
      </Button>
      {isOpen && (
        <Popover anchor={root} onDismiss={close}>
          {/* Focusable, so that a click between its controls does not close it. */}
          <div id={panelId} className="daybook-display-panel" role="dialog" aria-label={messages.display} tabIndex={-1}>
            <LazyPart
              load={loadPanel}
              fallback={messages.loading}
              props={{
                layout,
                onShortcuts: () => {
                  close();
                  setKeysOpen(true);
                },
              }}
            />
          </div>
        </Popover>
      )}
      {areKeysOpen && (
        <LazyPart
          load={loadShortcuts}
          props={{
            keys: { ...keys, actions: layout.slots.rowActions !== undefined },
            onClose: () => setKeysOpen(false),
          }}
        />
      )}
    </div>
  );
}
