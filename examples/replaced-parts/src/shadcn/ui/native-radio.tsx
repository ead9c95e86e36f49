import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** The look of a radio button, with the events and the value of an input. */
export function NativeRadio({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="radio"
      data-slot="native-radio"
      className={cn(
        'grid size-4 shrink-0 appearance-none place-content-center rounded-full border border-input bg-background shadow-xs',
        'before:size-2 before:rounded-full checked:border-primary checked:before:bg-primary',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
        'aria-disabled:opacity-50 forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  );
}
