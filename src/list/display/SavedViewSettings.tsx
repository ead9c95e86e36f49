'use client';
import { useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import type { NamedView } from '../views/schema.ts';
import type { SavedViews } from '../views/useListView.ts';
import { isSameView, withView } from '../views/viewOf.ts';
import { displayMessages } from './displayMessages.ts';
import { ViewNameField } from './ViewNameField.tsx';

interface SavedViewSettingsProps extends SavedViews {
  /** What is displayed now. */
  current: Omit<NamedView, 'name'>;
  onSelect: (view: NamedView) => void;
}

/** The saved views of a list: each can be chosen, renamed and deleted, and the current one saved under a name. */
export function SavedViewSettings({ views, onViewsChange, current, onSelect }: SavedViewSettingsProps) {
  const messages = useMessages('ui', displayMessages);
  const { locale } = useDaybookContext();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const named = name.trim();
  const chosen = views.find((view) => isSameView(view, current));
  const isNew = views.every((view) => view.name !== named);
  const put = (view: Omit<NamedView, 'name'>, beside: readonly NamedView[]) => {
    onViewsChange(withView(beside, { ...view, name: named }, locale));
    setName('');
  };
  const save = () => {
    setMissing(!named);
    if (named) put(current, views);
    else field.current?.focus();
  };
  return (
    <fieldset className="daybook-field">
      <legend>{messages.views}</legend>
      {views.length > 0 && (
        <ul className="daybook-plain-list">
          {views.map((view) => (
            <li key={view.name}>
              <Button isQuiet isPressed={view === chosen} onPress={() => onSelect(view)}>
                {view.name}
              </Button>
              <IconButton
                icon="remove"
                label={messages.deleteView({ name: view.name })}
                onPress={() => {
                  field.current?.focus(); // or it would be lost with the button, and the menu would close
                  onViewsChange(views.filter((each) => each !== view));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ViewNameField
        className="daybook-list-actions"
        inputRef={field}
        value={name}
        onChange={(text) => {
          setName(text);
          setMissing(false);
        }}
        isMissing={isMissing}
        onSave={save}
      >
        <Button onPress={save}>{isNew ? messages.saveView : messages.replaceView}</Button>
        {chosen && named && isNew && (
          <Button
            onPress={() => {
              field.current?.focus(); // or it would be lost with the button, and the menu would close
              put(
                chosen,
                views.filter((view) => view !== chosen),
              );
            }}
          >
            {messages.renameView({ name: chosen.name })}
          </Button>
        )}
      </ViewNameField>
    </fieldset>
  );
}
