'use client';
import { createContext, useContext, useEffect } from 'react';

/** What a component tells its host of itself. */
export interface Lifecycle {
  ready: () => void;
  failed: (error: Error) => void;
}

export const LifecycleContext = createContext<Lifecycle>({ ready: () => {}, failed: () => {} });

/** Tells the host when a component's data are on the screen, and of each failure that it shows; each once. */
export function useLifecycle({ isSuccess, error }: { isSuccess: boolean; error: Error | null }): void {
  const { ready, failed } = useContext(LifecycleContext);
  useEffect(() => {
    if (isSuccess) ready();
    if (error) failed(error);
  }, [isSuccess, error, ready, failed]);
}
