'use client';
import { type Ref, type RefObject, useImperativeHandle, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useShortcut } from '../filters/useShortcut.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import type { ListKeys } from './ShortcutsDialog.tsx';

const loadPanel = () => import('./DisplayPanel.tsx');
const loadSortSettings = () => import('./SortSettings.tsx');
const loadShortcuts = () => import('./ShortcutsDialog.tsx');

interface DisplayMenuProps extends Pick<DisplayPanelProps, 'layout'> {
  /** The list, in which `?` shows the keys. */
  part: RefObject<HTMLElement | null>;
  keys: ListKeys;
  /** Shows the keys. */
  openKeys?: Ref<() => void> | undefined;
}

/** The button Display and the keys of the list; beside it the button Sort on phones, where columns have no headers to sort by. */
export function DisplayMenu({ layout, part, keys, openKeys }: DisplayMenuProps) {
  const messages = useMessages('ui', uiMessages);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const { sorting } = layout;
  useShortcut(part, '?', () => setKeysOpen(true));
  useImperativeHandle(openKeys, () => () => setKeysOpen(true), []);
  return (
    <>
      {sorting && (
        <div className="daybook-in-cards">
          <PopoverButton
            isQuiet
            label={messages.sort}
            load={loadSortSettings}
            propsOf={() => ({ columns: layout.columns, sorting })}
          />
        </div>
      )}
      <PopoverButton
        label={messages.display}
        load={loadPanel}
        propsOf={(close) => ({
          layout,
          onShortcuts: () => {
            close();
            setKeysOpen(true);
          },
        })}
      />
      {areKeysOpen && (
        <LazyPart
          load={loadShortcuts}
          props={{
            keys: { ...keys, actions: layout.slots.rowActions !== undefined },
            onClose: () => setKeysOpen(false),
          }}
        />
      )}
    </>
  );
}
