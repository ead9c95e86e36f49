'use client';
import { type ComponentType, createElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { ErrorBoundary } from '../root/ErrorBoundary.tsx';
import { LifecycleContext } from '../root/lifecycle.ts';
import { useIsOnServer } from '../useIsOnServer.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPartProps<Props extends object> {
  load: Load<Props>;
  /** Shown until its code has loaded. */
  fallback?: ReactNode;
  /** Renders what is around the message of a failure. */
  renderCrash?: (message: ReactNode) => ReactNode;
  /** Whether the fallback stays if loading fails, as the rest can be used without it. It loads later. */
  isOptional?: boolean;
  props: Props;
}

/** A part whose code loads on demand. If loading fails, the rest stays, and the user can retry. */
export function LazyPart<Props extends object>(props: LazyPartProps<Props>) {
  const lifecycle = useContext(LifecycleContext);
  return (
    <ErrorBoundary onError={(error) => lifecycle.failed(error)} renderCrash={props.renderCrash}>
      <LoadedPart {...props} />
    </ErrorBoundary>
  );
}

interface Loaded<Props> {
  component: ComponentType<Props>;
}

/** Parts by the function that loads them: another one opens at once. */
const loadedParts = new WeakMap<object, unknown>();

/** How long to wait before an optional part loads again, in ms. */
const retryInterval = 30_000;

function loadedBy<Props>(load: Load<Props>): Loaded<Props> | undefined {
  return loadedParts.get(load) as Loaded<Props> | undefined; // set with its load function
}

/**
 * Not Suspense: React keeps its fallback for at least 300 ms. Mounts again after a failure, and so loads again. The server and
 * hydration show the fallback.
 */
function LoadedPart<Props extends object>({ load, fallback, isOptional = false, props }: LazyPartProps<Props>) {
  const lifecycle = useLatest(useContext(LifecycleContext));
  const [part, setPart] = useState<Loaded<Props> | { error: Error } | undefined>(() => loadedBy(load));
  const isOnServer = useIsOnServer();
  const loading = useRef<{ load: Load<Props>; result: ReturnType<Load<Props>> }>(undefined);
  const error = part && 'error' in part ? part.error : undefined;
  useEffect(() => {
    if (error) return;
    const known = loadedBy(load);
    if (known) return setPart(known); // another one may have loaded it since this one was rendered
    if (loading.current?.load !== load) loading.current = { load, result: load() }; // once in strict mode
    let isMounted = true;
    loading.current.result.then(
      (module) => {
        const now = loadedBy(load) ?? { component: module.default };
        loadedParts.set(load, now);
        if (isMounted) setPart(now);
      },
      (reason: Error) => isMounted && setPart({ error: reason }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, error]);
  const isReported = useRef(false);
  useEffect(() => {
    if (!error || !isOptional) return;
    if (navigator.onLine && !isReported.current) {
      isReported.current = true;
      lifecycle.current.failed(error);
    }
    const retry = () => {
      loading.current = undefined;
      setPart(undefined);
    };
    const timer = setTimeout(retry, retryInterval);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, isOptional, lifecycle]);
  if (error && !isOptional) throw error;
  return part && 'component' in part && !isOnServer ? createElement<Props>(part.component, props) : fallback;
}
