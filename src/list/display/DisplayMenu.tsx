'use client';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';

const loadPanel = () => import('./DisplayPanel.tsx');

/** The button Display, with a popover whose code loads when it opens. */
export function DisplayMenu({ layout }: DisplayPanelProps) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  useInteractOutside(root, () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div
      ref={root}
      className="daybook-display"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation(); // a dialog around the list stays open
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <Button isExpanded={isOpen} controls={panelId} onPress={() => setOpen(!isOpen)}>
        {messages.display}
      </Button>
      {isOpen && (
        <Popover anchor={root}>
          {/* Focusable, so that a click between its controls does not close it. */}
          <div id={panelId} className="daybook-display-panel" role="dialog" aria-label={messages.display} tabIndex={-1}>
            <LazyPart load={loadPanel} props={{ layout }} fallback={messages.loading} />
          </div>
        </Popover>
      )}
    </div>
  );
}
