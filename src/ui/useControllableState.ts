'use client';
import { useState } from 'react';

/**
 * State that is controlled by the host, or kept by the component.
 * @param controlled the host's value; undefined if uncontrolled. @param initial the first value if uncontrolled.
 * @param onChange called for every change, controlled or not.
 */
export function useControllableState<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (controlled === undefined) setOwn(value);
    onChange?.(value);
  };
  return [controlled ?? own, change];
}
