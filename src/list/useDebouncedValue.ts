'use client';
import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds; an empty text counts at once. */
export function useDebouncedValue<Value extends string>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  if (value === '' && settled !== '') setSettled(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(waiting);
  }, [value, pause]);
  return value === '' ? value : settled;
}
