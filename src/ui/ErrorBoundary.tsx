'use client';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../core/context.ts';
import { Button } from './Button.tsx';
import { uiMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

interface ErrorBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps a crash inside the component that it happens in: the host's page goes on, and a person can try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return <Crash onRetry={() => this.setState({ hasCrashed: false })} />;
  }
}

function Crash({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages('ui', uiMessages);
  return (
    <Notice tone="danger" action={<Button onPress={onRetry}>{messages.retry}</Button>}>
      {messages.crashed}
    </Notice>
  );
}
