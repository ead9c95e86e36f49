'use client';
import { createContext, useContext, useEffect } from 'react';

/** Events that a component reports to its host. */
export interface Lifecycle {
  ready: () => void;
  failed: (error: Error) => void;
}

export const LifecycleContext = createContext<Lifecycle>({ ready: () => {}, failed: () => {} });

/** Reports to the host, once each, that a component's data are shown and each failure that it shows. */
export function useLifecycle({ isSuccess, error }: { isSuccess: boolean; error: Error | null }): void {
  const { ready, failed } = useContext(LifecycleContext);
  useEffect(() => {
    if (isSuccess) ready();
    if (error) failed(error);
  }, [isSuccess, error, ready, failed]);
}
