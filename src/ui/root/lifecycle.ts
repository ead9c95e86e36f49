'use client';
import { createContext, useContext, useEffect } from 'react';
import { ConfigurationError } from '../../core/errors.ts';
import type { ComponentEvent } from '../../core/events.ts';

/** Events that a component reports to its host. */
export interface Lifecycle {
  ready: () => void;
  failed: (error: Error) => void;
  /** A stable function. */
  emit: (event: ComponentEvent) => void;
}

export const LifecycleContext = createContext<Lifecycle>({
  ready: () => {},
  failed: () => {},
  emit: () => {},
});

/** Reports to the host, once each, that a component's data are shown and each failure that it shows. */
export function useLifecycle({ isSuccess, error }: { isSuccess: boolean; error: Error | null }): void {
  const { ready, failed } = useContext(LifecycleContext);
  useEffect(() => {
    if (isSuccess) ready();
    if (error) failed(error);
  }, [isSuccess, error, ready, failed]);
}

/** Reports to the host, once, what is wrong with a prop that is otherwise ignored. @param problem empty if nothing is. */
export function useConfigurationProblem(problem: string): void {
  const { failed } = useContext(LifecycleContext);
  useEffect(() => {
    if (problem) failed(new ConfigurationError(problem));
  }, [problem, failed]);
}

/**
 * A stable function that sends an event of the component to the host. Call it in response to the user or the service, never
 * during rendering.
 */
export function useEmit(): Lifecycle['emit'] {
  return useContext(LifecycleContext).emit;
}
