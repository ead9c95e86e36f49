'use client';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** A filter that is on or off. */
interface MatchFilter {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

interface MatchSearchProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  filters: readonly MatchFilter[];
  /** How many were found, and whether more are than shown; empty while they load. */
  status: string;
  /** The results. */
  children: ReactNode;
}

/** A search with filters above its results. Arrow keys go from the field to the results and back; Enter chooses the first. */
export function MatchSearch({ label, text, onType, filters, status, children }: MatchSearchProps) {
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, nativeEvent } = event;
    if (event.defaultPrevented || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const first = part.current?.querySelector<HTMLInputElement>('.daybook-match-rows input');
    if (target === first && key === 'ArrowUp') input.current?.focus();
    else if (target !== input.current || (key !== 'Enter' && key !== 'ArrowDown')) return;
    else {
      if (key === 'Enter' && first && !first.checked) first.click();
      first?.focus();
    }
    event.preventDefault(); // Enter would save the form
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches keys from the controls inside
    <div ref={part} className="daybook-field daybook-match" onKeyDown={onKeyDown}>
      <TextField
        label={label}
        value={text}
        onChange={onType}
        inputRef={input}
        autoFocus
        hint={<span role="status">{status}</span>}
      />
      <div className="daybook-match-choices">
        {filters.map(({ label, isOn, onChange }) => (
          <Button key={label} isPressed={isOn} onPress={() => onChange(!isOn)}>
            {label}
          </Button>
        ))}
      </div>
      {children}
    </div>
  );
}
