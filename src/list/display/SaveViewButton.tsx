'use client';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import { isSameView, viewOf, withView } from '../views/viewOf.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';

const loadForm = () => import('./SaveViewForm.tsx');

interface SaveViewButtonProps extends Pick<DisplayPanelProps, 'layout'> {
  /** Called when it opens: one popover at a time. */
  onOpen: () => void;
  /** Called after a save, when the button is gone. */
  onSaved: () => void;
}

/** Saves what a list displays as a view, while it is none of the saved ones. Display has the same, and the saved views. */
export function SaveViewButton({ layout, onOpen, onSaved }: SaveViewButtonProps) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const dialogId = useId();
  const [isOpen, setOpen] = useState(false);
  const [savedName, setSavedName] = useState<string>();
  const { views, onViewsChange } = layout.saved;
  const current = viewOf(layout);
  // A view without filters leaves the current ones as they are: choosing it would not bring them back.
  const shown = views.find((view) => view.filters && isSameView(view, current));
  const isSaved = shown !== undefined;
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useInteractOutside(root, () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div
      ref={root}
      className="daybook-save-view"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation(); // a dialog around the list stays open
        close();
      }}
    >
      {!isSaved && (
        <Button
          isQuiet
          isExpanded={isOpen}
          controls={dialogId}
          onPress={() => {
            onOpen();
            setSavedName(undefined);
            setOpen(!isOpen);
          }}
        >
          {messages.saveAsView}
        </Button>
      )}
      {isOpen && !isSaved && (
        <Popover anchor={root} onDismiss={close}>
          <div
            id={dialogId}
            className="daybook-display-panel"
            role="dialog"
            aria-label={messages.saveAsView}
            tabIndex={-1} // a click between its controls does not close it
          >
            <LazyPart
              load={loadForm}
              fallback={messages.loading}
              props={{
                names: views.map(({ name }) => name),
                onCancel: close,
                onSave: (name) => {
                  setOpen(false);
                  setSavedName(name);
                  onViewsChange(withView(views, { ...current, name }));
                  onSaved();
                },
              }}
            />
          </div>
        </Popover>
      )}
      <span
        className={`daybook-${savedName !== undefined && shown?.name === savedName ? 'secondary' : 'visually-hidden'}`}
        role="status"
        dir="auto"
      >
        {savedName !== undefined && messages.viewSaved({ name: savedName })}
      </span>
    </div>
  );
}
