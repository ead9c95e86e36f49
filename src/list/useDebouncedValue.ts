'use client';
import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds; an empty text counts at once. */
export function useDebouncedValue<Value extends string>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  if (value === '' && debounced !== '') setDebounced(value);
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(waiting);
  }, [value, pause]);
  return value === '' ? value : debounced;
}
