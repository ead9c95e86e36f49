'use client';
import { usePart } from '../parts/usePart.ts';
import type { ControlState } from './FieldNotes.tsx';

interface CheckboxProps {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  isChecked: boolean;
  /** Whether it represents several items, some of them checked. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  /** Where it has a hint or errors. */
  control?: ControlState & { id: string };
}

/** A checkbox. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, isChecked, isMixed = false, onChange, isDisabled, control } = props;
  const { Part } = usePart('Checkbox');
  return (
    <label className="daybook-checkbox">
      {/* Not `disabled`: keyboard users could not reach it. */}
      <Part
        {...control}
        type="checkbox"
        checked={isChecked}
        aria-disabled={isDisabled || undefined}
        data-indeterminate={isMixed || undefined}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={() => {
          if (!isDisabled) onChange(!isChecked);
        }}
      />
      <span className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
