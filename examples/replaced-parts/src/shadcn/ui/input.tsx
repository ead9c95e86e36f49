import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={cn(
        'h-9 w-full min-w-0 rounded-md border border-input bg-background px-3 text-sm shadow-xs',
        'placeholder:text-muted-foreground read-only:bg-muted aria-invalid:border-destructive',
        'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring',
        '@max-[640px]/daybook:h-11 @max-[640px]/daybook:text-base',
        className,
      )}
      {...props}
    />
  );
}
