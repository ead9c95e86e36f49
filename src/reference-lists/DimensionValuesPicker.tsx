'use client';
import { useId, useState } from 'react';
import { useMessages } from '../core/context.ts';
import { referenceMessages } from './messages.ts';

export interface DimensionValuesPickerProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** The ids of what is chosen, of all dimensions together. Ids that are in none are kept. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Values that a document names: so they are called where the list does not have them. */
  known: readonly KnownValue[];
  /** What is wrong with the choice, in sentences. */
  errors?: readonly string[] | undefined;
  isReadOnly?: boolean | undefined;
  /** Whether the dimensions that the company requires are marked so; where nothing has to be chosen, they are not. */
  isRequiredEnforced?: boolean | undefined;
}

/** A value and the dimension that it is of, as a document names them. */
export interface KnownValue {
  id: string;
  name: string;
  dimension: { id: string; name: string };
}

/** Values of all dimensions: a field that says what is chosen and opens the trees below itself. */
export function DimensionValuesPicker({ label, value }: DimensionValuesPickerProps) {
  const messages = useMessages('references', referenceMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" id={id} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {label}: {value.length > 0 ? value.length : messages.nothingChosen}
    </button>
  );
}
