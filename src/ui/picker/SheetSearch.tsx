'use client';
import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef } from 'react';

interface SheetSearchProps extends ComponentPropsWithoutRef<'input'> {
  /** The field behind the sheet, which gets the focus when the sheet closes. */
  field: RefObject<HTMLElement | null>;
}

/** The search of a bottom sheet of options; hidden in a popover, where the field is in view. */
export default function SheetSearch({ field, ...props }: SheetSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const search = input.current;
    return () => {
      if (search?.matches(':focus')) field.current?.focus({ preventScroll: true });
    };
  }, [field]);
  return (
    <div className="daybook-sheet-search">
      <input {...props} ref={input} className="daybook-text-control" type="search" autoComplete="off" />
    </div>
  );
}
