'use client';
import { useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { isSameView, viewOf, withView } from '../views/viewOf.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';
import { PopoverButton } from './PopoverButton.tsx';

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
  const { locale } = useDaybookContext();
  const [savedName, setSavedName] = useState<string>();
  const { views, onViewsChange } = layout.saved;
  const current = viewOf(layout);
  // A view without filters leaves the current ones as they are: choosing it would not bring them back.
  const shown = views.find((view) => view.filters && isSameView(view, current));
  return (
    <div className="daybook-save-view">
      {!shown && (
        <PopoverButton
          label={messages.saveAsView}
          onPress={() => {
            onOpen();
            setSavedName(undefined);
          }}
          load={loadForm}
          propsOf={(close) => ({
            names: views.map(({ name }) => name),
            onCancel: close,
            onSave: (name: string) => {
              close();
              setSavedName(name);
              onViewsChange(withView(views, { ...current, name }, locale));
              onSaved();
            },
          })}
        />
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
