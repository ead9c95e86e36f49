'use client';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { ErrorBoundary } from '../root/ErrorBoundary.tsx';
import { LifecycleContext } from '../root/lifecycle.ts';

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What stands in its place until its code is there. */
  fallback?: ReactNode;
  props: Props;
}

/** A part whose code loads when it is needed. Where that fails, the rest stays, and a person can try again. */
export function LazyPart<Props extends object>({ load, fallback, props }: LazyPartProps<Props>) {
  const lifecycle = useContext(LifecycleContext);
  // React keeps a failure for good: another try needs another one.
  const [part, setPart] = useState(() => lazy(load));
  return (
    <ErrorBoundary onError={(error) => lifecycle.failed(error)} onRetry={() => setPart(lazy(load))}>
      <Suspense fallback={fallback}>{createElement<Props>(part, props)}</Suspense>
    </ErrorBoundary>
  );
}
