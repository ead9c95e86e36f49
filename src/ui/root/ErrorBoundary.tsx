'use client';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { asError } from '../../core/errors.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { ComponentsContext } from '../parts/ComponentsContext.ts';
import { Notice } from './Notice.tsx';

interface ErrorBoundaryProps {
  onError: (error: Error) => void;
  onRetry?: () => void;
  /** Renders what is around the message where no component is. */
  renderCrash?: ((message: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** Contains a crash: the host's page keeps working, and the user can retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** React 18 reports each crash twice in strict mode. */
  #isReported = false;

  override componentDidCatch(thrown: unknown) {
    if (this.#isReported) return;
    this.#isReported = true;
    this.props.onError(asError(thrown));
  }

  #retry = () => {
    this.#isReported = false;
    this.props.onRetry?.();
    this.setState({ hasCrashed: false });
  };

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    const message = (
      <ComponentsContext.Provider value={ownParts}>
        <Crash onRetry={this.#retry} />
      </ComponentsContext.Provider>
    );
    return this.props.renderCrash?.(message) ?? message;
  }
}

/** One of the host's components may have crashed. */
const ownParts = {};

function Crash({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages('ui', uiMessages);
  return (
    <Notice tone="danger" action={<Button onPress={onRetry}>{messages.retry}</Button>}>
      {messages.crashed}
    </Notice>
  );
}
