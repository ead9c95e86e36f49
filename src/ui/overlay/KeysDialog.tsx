'use client';
import { useContext } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { Heading, type HeadingLevel, HeadingLevelContext } from '../root/Heading.tsx';
import { Dialog } from './Dialog.tsx';

interface KeysDialogProps {
  /** What the keys do; `keys` are separated by spaces. */
  groups: readonly { title?: string; lines: readonly { label: string; keys: string }[] }[];
  onClose: () => void;
}

/** The keys of a list or a form. */
export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  const messages = useMessages('ui', uiMessages);
  const level = useContext(HeadingLevelContext);
  return (
    <Dialog
      title={messages.shortcuts}
      initialFocus="dialog" // its button is below what may have to be scrolled
      onCancel={onClose}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="daybook-keys">
        <HeadingLevelContext.Provider value={Math.min(level + 1, 6) as HeadingLevel}>
          {groups.map(({ title = '', lines }) => (
            <div key={title}>
              {title && <Heading isPart>{title}</Heading>}
              <ul className="daybook-plain-list">
                {lines.map(({ label, keys }) => (
                  <li key={label}>
                    <p>{label}</p>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </HeadingLevelContext.Provider>
      </div>
    </Dialog>
  );
}
