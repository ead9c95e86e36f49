'use client';
import { useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { NamedView } from '../views/schema.ts';
import type { SavedViews } from '../views/useListView.ts';
import { displayMessages } from './displayMessages.ts';

interface SavedViewSettingsProps extends SavedViews {
  /** What is displayed now. */
  current: Omit<NamedView, 'name'>;
  onSelect: (view: NamedView) => void;
}

/** The saved views of a list: each can be chosen, renamed and deleted, and the current one saved under a name. */
export function SavedViewSettings({ views, onViewsChange, current, onSelect }: SavedViewSettingsProps) {
  const messages = useMessages('ui', displayMessages);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const named = name.trim();
  const others = views.filter((view) => view.name !== named);
  const chosen = views.find((view) => isSame(view, current));
  const isNew = others.length === views.length;
  const put = (view: Omit<NamedView, 'name'>, beside: readonly NamedView[]) => {
    setMissing(!named);
    if (!named) return;
    onViewsChange([...beside, { ...view, name: named }].sort((one, other) => one.name.localeCompare(other.name)));
    setName('');
  };
  const save = () => put(current, others);
  return (
    <fieldset className="daybook-field">
      <legend>{messages.views}</legend>
      <ul className="daybook-column-settings">
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only catches Enter from the field; a form could be in the host's form */}
      <div
        className="daybook-list-actions"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={messages.viewName}
          inputRef={field}
          value={name}
          onChange={(text) => {
            setName(text);
            setMissing(false);
          }}
          errors={isMissing ? [messages.viewNameMissing] : undefined}
        />
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
      </div>
    </fieldset>
  );
}

function isSame({ view, sorting, filters }: NamedView, current: Omit<NamedView, 'name'>): boolean {
  const described = [view, sorting ?? current.sorting, sortedByName(filters ?? current.filters)];
  return JSON.stringify(described) === JSON.stringify([current.view, current.sorting, sortedByName(current.filters)]);
}

/** Filters in an order that does not depend on when they were set. */
function sortedByName(filters: Record<string, unknown> = {}) {
  return Object.entries(filters).sort(([one], [other]) => one.localeCompare(other));
}
