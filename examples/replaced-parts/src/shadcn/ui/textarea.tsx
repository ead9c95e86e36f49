import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        'field-sizing-content min-h-18 w-full rounded-md border border-input bg-background px-3 py-2 text-sm shadow-xs',
        'placeholder:text-muted-foreground read-only:bg-muted aria-invalid:border-destructive',
        'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring',
        '@max-[640px]/daybook:text-base',
        className,
      )}
      {...props}
    />
  );
}
