'use client';
import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from '../root/ErrorBoundary.tsx';
import { LifecycleContext } from '../root/lifecycle.ts';

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown until its code has loaded. */
  fallback?: ReactNode;
  props: Props;
}

/** A part whose code loads on demand. If loading fails, the rest stays, and the user can retry. */
export function LazyPart<Props extends object>({ load, fallback, props }: LazyPartProps<Props>) {
  const lifecycle = useContext(LifecycleContext);
  // React caches a failed import: a retry needs a new lazy component.
  const [part, setPart] = useState(() => lazy(load));
  // Neither the server nor hydration has the code. `renderToString` reports a Suspense boundary that waits as an error.
  const isOnServer = useSyncExternalStore(neverChanges, isFalse, isTrue);
  return (
    <ErrorBoundary onError={(error) => lifecycle.failed(error)} onRetry={() => setPart(lazy(load))}>
      {isOnServer ? fallback : <Suspense fallback={fallback}>{createElement<Props>(part, props)}</Suspense>}
    </ErrorBoundary>
  );
}

const neverChanges = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
