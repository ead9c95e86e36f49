'use client';
import { type Ref, type RefObject, useImperativeHandle, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { DisplayPanelProps } from './DisplayPanel.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import type { ListKeys } from './ShortcutsDialog.tsx';

const loadPanel = () => import('./DisplayPanel.tsx');
const loadShortcuts = () => import('./ShortcutsDialog.tsx');

interface DisplayMenuProps extends Pick<DisplayPanelProps, 'layout'> {
  /** The list, in which `?` shows the keys. */
  part: RefObject<HTMLElement | null>;
  keys: ListKeys;
  /** Shows the keys. */
  openKeys?: Ref<() => void> | undefined;
}

/** The button Display, and the keys of the list. */
export function DisplayMenu({ layout, part, keys, openKeys }: DisplayMenuProps) {
  const messages = useMessages('ui', uiMessages);
  const [areKeysOpen, setKeysOpen] = useState(false);
  useShortcut(part, '?', () => setKeysOpen(true));
  useImperativeHandle(openKeys, () => () => setKeysOpen(true), []);
  return (
    <>
      <PopoverButton
        label={messages.display}
        icon="display"
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
