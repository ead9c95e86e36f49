'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useCallback, useRef } from 'react';
import { type ComponentError, useDaybookContext } from '../../core/daybookContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type HeadingLevel, HeadingLevelContext } from './Heading.tsx';
import { type Lifecycle, LifecycleContext } from './lifecycle.ts';
import { reportedAs } from './loadFailure.ts';

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
  /** The content. Its hooks can crash too, so it must be a separate component. */
  children: ReactNode;
}

/** The outermost element of every Daybook component: theme, lifecycle events and an error boundary. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(
  { component, name, headingLevel = 2, onReady, onError, className, style, children, ...rest },
  ref,
) {
  const { session, report, appearance } = useDaybookContext();
  const reported = useRef({ isReady: false, errors: new Set<Error | string>() });
  const lifecycle: Lifecycle = {
    ready() {
      if (reported.current.isReady) return;
      reported.current.isReady = true;
      onReady?.();
    },
    failed(error) {
      const known = reportedAs(error); // each error once, even if several alternate
      if (reported.current.errors.has(known)) return;
      reported.current.errors.add(known);
      const event = { error, component };
      onError?.(event);
      report(event, onError !== undefined);
    },
  };
  // A content security policy may block the style attributes of server-rendered HTML, but not this.
  const applyAppearance = useCallback(
    (container: HTMLElement | null) => {
      for (const entry of Object.entries(appearance.style)) container?.parentElement?.style.setProperty(...entry);
    },
    [appearance],
  );
  return (
    <section
      data-daybook-theme={appearance.theme}
      {...rest}
      ref={ref}
      className={['daybook', `daybook-${name}`, className].filter(Boolean).join(' ')}
      style={{ ...appearance.style, ...style }}
    >
      <div ref={applyAppearance} className="daybook-container">
        <LifecycleContext.Provider value={lifecycle}>
          <HeadingLevelContext.Provider value={headingLevel}>
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
