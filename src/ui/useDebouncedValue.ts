'use client';
import { useEffect, useState } from 'react';

/** A value that updates after a delay without changes; an empty text is immediate. */
export function useDebouncedValue<Value extends string>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  if (value === '' && debounced !== '') setDebounced(value);
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(waiting);
  }, [value, delay]);
  return value === '' ? value : debounced;
}
