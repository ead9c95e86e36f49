'use client';
import { type ReactNode, useContext } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LifecycleContext } from './lifecycle.ts';

interface HostContentProps {
  /** May throw: the rest of the component stays, with what the user typed. */
  render: () => ReactNode;
}

/** Content that the host renders. */
export function HostContent(props: HostContentProps) {
  const { failed } = useContext(LifecycleContext);
  return (
    <ErrorBoundary onError={failed}>
      <Rendered {...props} />
    </ErrorBoundary>
  );
}

/** A component, so that the error boundary is above what throws. */
function Rendered({ render }: HostContentProps) {
  return render();
}
