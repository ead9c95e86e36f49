'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';

interface NoMatchProps {
  /** Replaces the default text. */
  text?: string | undefined;
  onClear: () => void;
}

/** Replaces the rows of a list if none matches the filters, with a button to clear them. */
export function NoMatch({ text, onClear }: NoMatchProps) {
  const messages = useMessages('ui', uiMessages);
  return (
    <Notice tone="quiet" action={<Button onPress={onClear}>{messages.clearAll}</Button>}>
      {text ?? messages.noMatch}
    </Notice>
  );
}
