import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const alertVariants = cva(
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3 text-start text-sm',
  {
    variants: {
      variant: {
        default: 'bg-background',
        destructive: 'border-destructive/40 bg-destructive/5 text-destructive',
        success: 'border-success/40 bg-success/5 text-success',
        warning: 'border-warning/40 bg-warning/5 text-warning',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

interface AlertProps extends ComponentProps<'div'>, VariantProps<typeof alertVariants> {}

export function Alert({ className, variant, ...props }: AlertProps) {
  return (
    <div
      role="alert"
      data-slot="alert"
      data-variant={variant}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-title" className={cn('grow basis-3/5 font-medium', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-description"
      className={cn('order-last basis-full text-muted-foreground', className)}
      {...props}
    />
  );
}

export function AlertAction({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-action" className={cn('flex flex-wrap gap-2 text-foreground', className)} {...props} />;
}
