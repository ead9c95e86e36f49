import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      data-slot="native-select"
      className={cn(
        'h-9 min-w-0 max-w-full rounded-md border border-input bg-background px-2 text-sm shadow-xs',
        'aria-invalid:border-destructive aria-readonly:bg-muted',
        'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring',
        '@max-[640px]/daybook:h-11 @max-[640px]/daybook:text-base',
        className,
      )}
      {...props}
    />
  );
}
