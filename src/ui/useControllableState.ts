'use client';
import { useState } from 'react';

/**
 * State that is controlled by the host or local to the component.
 * @param controlled the host's value; undefined if uncontrolled. @param initial the first value if uncontrolled.
 * @param onChange called for every change, controlled or not.
 */
export function useControllableState<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [local, setLocal] = useState(initial);
  const change = (value: Value) => {
    if (controlled === undefined) setLocal(value);
    onChange?.(value);
  };
  return [controlled ?? local, change];
}
