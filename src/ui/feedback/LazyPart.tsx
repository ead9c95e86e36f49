'use client';
import { type ComponentType, createElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
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

/** Parts by the function that loads them: another one opens at once. */
const loadedParts = new WeakMap<object, unknown>();

/**
 * Not Suspense: React keeps its fallback for at least 300 ms. Mounts again after a failure, and so loads again. The server and
 * hydration show the fallback.
 */
function LoadedPart<Props extends object>({ load, fallback, props }: LazyPartProps<Props>) {
  const [part, setPart] = useState<{ loaded: ComponentType<Props> } | { error: unknown }>();
  const isOnServer = useIsOnServer();
  const loading = useRef<{ load: Load<Props>; result: ReturnType<Load<Props>> }>(undefined);
  useEffect(() => {
    if (loadedParts.has(load)) return;
    if (loading.current?.load !== load) loading.current = { load, result: load() }; // once in strict mode
    let isMounted = true;
    loading.current.result.then(
      (module) => {
        loadedParts.set(load, module.default);
        if (isMounted) setPart({ loaded: module.default });
      },
      (error: unknown) => isMounted && setPart({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  if (part && 'error' in part) throw part.error;
  if (isOnServer) return fallback;
  const Loaded = part?.loaded ?? (loadedParts.get(load) as ComponentType<Props> | undefined); // set with its load function
  return Loaded ? createElement<Props>(Loaded, props) : fallback;
}
