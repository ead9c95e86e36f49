'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect } from 'react';
import { type ComponentError, useDaybook } from '../core/context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Props that every Daybook component takes: those of its outermost element, and its lifecycle. */
export interface ComponentProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** Called once, when the first data are on the screen. */
  onReady?: () => void;
  /** Called for each failure that the component shows. */
  onError?: (event: ComponentError) => void;
}

interface RootProps extends ComponentProps {
  /** The component's public name, such as `GeneralLedger`. */
  component: string;
  /** Its CSS class after `daybook-`. */
  name: string;
  /** Whether the data are there, and what went wrong with them. */
  state: { isSuccess: boolean; error: Error | null };
  children: ReactNode;
}

/** The outermost element of every Daybook component: theme, lifecycle, and a crash that stays inside. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(
  { component, name, state, onReady, onError, className, children, ...rest },
  ref,
) {
  const { onError: onProviderError } = useDaybook();
  const { isSuccess, error } = state;
  const tell = (failure: Error) => {
    onError?.({ error: failure, component });
    onProviderError?.({ error: failure, component });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure, not again when a callback is another closure
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the data arrive
  useEffect(() => {
    if (isSuccess) onReady?.();
  }, [isSuccess]);

  return (
    <section {...rest} ref={ref} className={['daybook', `daybook-${name}`, className].filter(Boolean).join(' ')}>
      <ErrorBoundary onError={tell}>{children}</ErrorBoundary>
    </section>
  );
});
