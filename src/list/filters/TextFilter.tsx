'use client';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

interface TextFilterProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A debounced text filter. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const typed = useDebouncedSearch(value.trim(), onChange);
  return <TextField label={label} value={typed.text} onChange={typed.type} />;
}
