'use client';
import { useState } from 'react';

/**
 * A value that a host holds, or else the component itself.
 * @param controlled the host's; undefined leaves it to the component. @param initial what the component's own begins with.
 * @param onChange told of every change, whoever holds the value.
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
