'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ComponentError, rootOwners, useDaybookContext } from '../../core/daybookContext.ts';
import { ConfigurationError, DaybookError, received } from '../../core/errors.ts';
import type { ComponentEvent } from '../../core/events.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type HeadingLevel, HeadingLevelContext } from './Heading.tsx';
import { type Lifecycle, LifecycleContext } from './lifecycle.ts';
import { repeatedText } from './loadFailure.ts';
import { useContrastCheck } from './useContrastCheck.ts';

/** Props of every Daybook component: attributes of its outermost element, and lifecycle events. */
export interface ComponentProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** Called once, when the first data is shown. */
  onReady?: () => void;
  /** Called for each error that the component shows. */
  onError?: (event: ComponentError) => void;
}

/** Props of every component with a title. */
export interface TitledComponentProps extends ComponentProps {
  /** The level of its title, 1 to 6; default 2. Headings inside are one level lower. */
  headingLevel?: HeadingLevel | undefined;
}

interface RootProps extends TitledComponentProps {
  /** The component's public name, such as `GeneralLedger`. */
  component: string;
  /** Its CSS class after `daybook-`. */
  name: string;
  /** Called with the component's events. Like the other functions after the current task, so that what the host throws isn't a crash. */
  onEmit?: ((event: ComponentEvent) => void) | undefined;
  /** The content. Its hooks can crash too, so it must be a separate component. */
  children: ReactNode;
}

/** The outermost element of every Daybook component: theme, lifecycle events and an error boundary. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(
  { component, name, headingLevel, onEmit, onReady, onError, className, style, children, ...rest },
  ref,
) {
  const daybook = useDaybookContext();
  const {
    session,
    report,
    emit: emitToHost,
    measure,
    language,
    isTranslating,
    messageKeys,
    appearance,
    providerId,
  } = daybook;
  const container = useRef<HTMLDivElement | null>(null);
  useEffect(() => (container.current ? messageKeys?.observe(container.current) : undefined), [messageKeys]);
  useContrastCheck(container, appearance);
  const reported = useRef({ isReady: false, errors: new WeakSet<Error>(), texts: new Set<string | undefined>() });
  const [mountedAt] = useState(() => performance.now());
  const latest = useLatest({ onEmit, onReady, onError, emitToHost });
  const emit = useCallback(
    (event: ComponentEvent) => {
      emitToHost({ ...event, component });
      // Another user's component doesn't hear of what was sent before.
      queueMicrotask(() => latest.current.emitToHost === emitToHost && latest.current.onEmit?.(event));
    },
    [emitToHost, component, latest],
  );
  const lifecycle = useMemo<Lifecycle>(
    () => ({
      ready() {
        if (reported.current.isReady) return;
        reported.current.isReady = true;
        emit({ type: 'component.viewed' });
        measure({ type: 'ready', component, durationMs: Math.round(performance.now() - mountedAt) });
        queueMicrotask(() => latest.current.onReady?.());
      },
      failed(error) {
        const { errors, texts } = reported.current;
        const text = repeatedText(error); // each error once, even if several alternate
        if (errors.has(error) || texts.has(text)) return;
        errors.add(error);
        if (text) texts.add(text);
        const event = { error, component };
        const { kind = 'unexpected', status } = error instanceof DaybookError ? error : {};
        emit({ type: 'component.failed', errorKind: kind, ...(status !== undefined && { status }) });
        const { onError } = latest.current;
        queueMicrotask(() => onError?.(event));
        report(event, onError !== undefined);
      },
      emit,
    }),
    [emit, measure, report, component, mountedAt, latest],
  );
  const level = headingLevel ?? 2;
  const isLevel = /^[1-6]$/.test(String(level)); // it may be text in JavaScript
  const problem = isLevel ? '' : `headingLevel is ${received(level)} and was ignored. Expected a number from 1 to 6.`;
  useEffect(() => {
    if (problem) lifecycle.failed(new ConfigurationError(problem));
  }, [problem, lifecycle]);
  // A content security policy may block the style attributes of server-rendered HTML, but not this.
  const setContainer = useCallback(
    (element: HTMLDivElement | null) => {
      container.current = element;
      const root = element?.parentElement;
      if (root) rootOwners.set(root, providerId);
      for (const entry of Object.entries(appearance.style)) root?.style.setProperty(...entry);
    },
    [appearance, providerId],
  );
  return (
    <section
      lang={language}
      data-daybook-theme={appearance.theme}
      {...rest}
      ref={ref}
      className={['daybook', `daybook-${name}`, className].filter(Boolean).join(' ')}
      style={{ ...appearance.style, ...style }}
    >
      <div ref={setContainer} className="daybook-container" data-translating={isTranslating || undefined}>
        <LifecycleContext.Provider value={lifecycle}>
          <HeadingLevelContext.Provider value={isLevel ? level : 2}>
            {/* Another user or company starts from scratch: nothing typed, selected or shown before stays. */}
            <ErrorBoundary key={session.id} onError={lifecycle.failed}>
              {children}
            </ErrorBoundary>
          </HeadingLevelContext.Provider>
        </LifecycleContext.Provider>
      </div>
    </section>
  );
});
