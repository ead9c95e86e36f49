'use client';
import { useState } from 'react';
import { useDebouncedValue } from '../useDebouncedValue.ts';

/** The text that a picker searches for elsewhere, once the user stops typing. */
export function useSearchText() {
  const [input, setInput] = useState('');
  const text = useDebouncedValue(input, 250);
  return {
    text,
    /** Whether the user typed another text: what is found is of the previous one. */
    isPending: input !== text,
    onType: (typed: string) => setInput(typed.trim()),
  };
}
