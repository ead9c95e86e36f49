import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** The look of a checkbox, with the events and the value of an input. */
export function NativeCheckbox({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="checkbox"
      data-slot="native-checkbox"
      className={cn(
        'grid size-4 shrink-0 appearance-none place-content-center rounded-[4px] border border-input bg-background shadow-xs',
        'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
        'before:size-3 before:bg-primary-foreground not-checked:not-indeterminate:before:hidden',
        'before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_20%,84%_8%,38%_66%)]',
        'indeterminate:before:[clip-path:inset(42%_10%)]',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
        'aria-disabled:opacity-50 forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  );
}
