'use client';
import { useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { FormKey } from './FormShortcutsDialog.tsx';

const load = () => import('./FormShortcutsDialog.tsx');

/** The button that lists the keys of its form, or of its component. `?` does the same, except where text is typed. */
export function FormShortcuts({ keys }: { keys: readonly FormKey[] }) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    form.current = root.current?.closest<HTMLElement>('form, .daybook-form, .daybook-container') ?? null;
  }, []);
  useShortcut(form, '?', () => setOpen(true));
  return (
    <span ref={root} className="daybook-form-shortcuts">
      <IconButton icon="help" label={messages.shortcuts} onPress={() => setOpen(true)} />
      {isOpen && <LazyPart load={load} props={{ keys, onClose: () => setOpen(false) }} />}
    </span>
  );
}
