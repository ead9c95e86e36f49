'use client';
import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { displayMessages } from './displayMessages.ts';

interface ViewNameFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Whether it was empty on a save. */
  isMissing: boolean;
  hint?: string;
  inputRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** Called on Enter in the field. */
  onSave: () => void;
  className?: string;
  /** Buttons beside the field. */
  children?: ReactNode;
}

/** The field for the name of a view. Enter saves it. */
export function ViewNameField({ isMissing, onSave, className, children, ...field }: ViewNameFieldProps) {
  const messages = useMessages('ui', displayMessages);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Enter from the field; a form could be in the host's form
    <div
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
          return;
        event.preventDefault();
        onSave();
      }}
    >
      <TextField label={messages.viewName} errors={isMissing ? [messages.viewNameMissing] : undefined} {...field} />
      {children}
    </div>
  );
}
