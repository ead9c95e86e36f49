'use client';
import { useId } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

interface KeysDialogProps {
  /** What the keys do; `keys` are separated by spaces. */
  groups: readonly { title?: string; lines: readonly { label: string; keys: string }[] }[];
  onClose: () => void;
}

/** The keys of a list or a form. */
export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  const messages = useMessages('ui', uiMessages);
  const id = useId();
  return (
    <Dialog
      title={messages.shortcuts}
      initialFocus="dialog" // its button is below what may have to be scrolled
      onCancel={onClose}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="daybook-keys">
        {groups.map(({ title, lines }, index) => (
          <div key={title ?? ''}>
            {title && (
              <div id={`${id}${index}`} className="daybook-part-title">
                {title}
              </div>
            )}
            <ul className="daybook-plain-list" aria-labelledby={title && `${id}${index}`}>
              {lines.map(({ label, keys }) => (
                <li key={label}>
                  <p>{label}</p>
                  {keys.split(' ').map((key) => (
                    <kbd key={key} dir="ltr">
                      {key}
                    </kbd>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
