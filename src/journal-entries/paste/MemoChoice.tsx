'use client';
import { Select } from '../../ui/fields/Select.tsx';
import type { journalEntryMessages } from '../messages.ts';

/** Where memos go: the service has no memo of a line. */
export type MemoTarget = 'description' | 'customData';

interface MemoChoiceProps {
  /** The memos as they join the description. */
  joined: string;
  target: MemoTarget;
  /** Undefined if there is no choice. */
  onChange: ((target: MemoTarget) => void) | undefined;
  messages: typeof journalEntryMessages;
}

/** Chooses where pasted memos go. */
export function MemoChoice({ joined, target, onChange, messages }: MemoChoiceProps) {
  return (
    <Select
      label={messages.memos}
      value={target}
      options={[
        { value: 'description', label: messages.memosToDescription },
        { value: 'customData', label: messages.memosToCustomData },
      ]}
      isReadOnly={!onChange}
      onChange={(next) => onChange?.(next)}
      hint={<bdi>{joined}</bdi>}
    />
  );
}
