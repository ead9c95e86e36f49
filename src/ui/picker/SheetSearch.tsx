'use client';
import { type RefObject, useRef } from 'react';
import type { InputPartProps } from '../parts/partProps.ts';
import { usePart } from '../parts/usePart.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

interface SheetSearchProps extends Omit<InputPartProps, 'ref' | 'type'> {
  /** The field behind the sheet, which gets the focus when the sheet closes. */
  field: RefObject<HTMLElement | null>;
}

/** The search of a bottom sheet of options; hidden in a popover, where the field is in view. */
export default function SheetSearch({ field, ...props }: SheetSearchProps) {
  const { Part, look } = usePart('Input', 'daybook-text-control');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const search = input.current;
    return () => {
      if (search?.matches(':focus')) field.current?.focus({ preventScroll: true });
    };
  }, [field]);
  return (
    <div className="daybook-sheet-search">
      <Part {...look} {...props} ref={input} type="search" autoComplete="off" />
    </div>
  );
}
