import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      className={cn('grid w-full justify-items-center gap-2 rounded-lg p-6 text-center text-balance', className)}
      {...props}
    />
  );
}

export function EmptyTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="empty-title" className={cn('text-lg font-medium', className)} {...props} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="empty-description" className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

export function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-content" className={cn('flex flex-wrap justify-center gap-2 pt-2', className)} {...props} />
  );
}
