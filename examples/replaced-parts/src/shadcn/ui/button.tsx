import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const buttonVariants = cva(
  [
    'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md text-sm font-medium transition-colors',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
    'aria-disabled:cursor-default aria-disabled:opacity-50',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary/85',
        destructive: 'bg-destructive/10 text-destructive hover:bg-destructive/15',
        outline: 'border bg-background shadow-xs hover:bg-accent aria-pressed:bg-accent',
        ghost: 'hover:bg-accent aria-pressed:bg-accent',
        link: 'underline underline-offset-4',
      },
      size: {
        default: 'min-h-9 px-3 py-1 @max-[640px]/daybook:min-h-11',
        icon: 'size-9 @max-[640px]/daybook:size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Whether its child is the element, such as a link. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      data-slot="button"
      data-variant={variant}
      data-size={size}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
