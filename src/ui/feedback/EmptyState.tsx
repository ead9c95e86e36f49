'use client';
import { type ReactNode, useContext } from 'react';
import { lockPath, warningPath } from '../fields/iconPaths.ts';
import { ComponentsContext } from '../parts/ComponentsContext.ts';

interface EmptyStateProps {
  icon: keyof typeof paths;
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** At most two. */
  actions?: ReactNode;
  /** Whether there is nothing yet to search or filter: hides the list's tabs and tools. */
  isFirstUse?: boolean;
  /** Whether all is done, so that nothing is left to search or filter: hides the list's tools. */
  isCaughtUp?: boolean;
}

/** Replaces the rows of a list: there are none, none matches, or they could not be loaded. */
export function EmptyState({ icon, title, children, actions, isFirstUse, isCaughtUp }: EmptyStateProps) {
  const { EmptyState: Empty, ErrorState } = useContext(ComponentsContext);
  const text = { title, children, actions };
  const replaced =
    icon === 'failed' ? ErrorState && <ErrorState kind={icon} {...text} /> : Empty && <Empty kind={icon} {...text} />;
  return (
    <div
      className="daybook-empty"
      data-first-use={isFirstUse || undefined}
      data-caught-up={isCaughtUp || undefined}
      role={icon === 'failed' ? 'alert' : 'status'}
    >
      {replaced ?? (
        <>
          <span>
            <svg
              className="daybook-cell-icon"
              data-tone={tones[icon]}
              viewBox="0 0 16 16"
              aria-hidden="true"
              focusable="false"
            >
              <path d={paths[icon]} />
            </svg>
          </span>
          <p className="daybook-empty-title">{title}</p>
          {children && <p className="daybook-secondary">{children}</p>}
          {actions && <div className="daybook-list-actions">{actions}</div>}
        </>
      )}
    </div>
  );
}

const paths = {
  none: 'M2.5 9.5h3l1 2h3l1-2h3M4 3.5h8l1.5 6v3.5h-11V9.5z',
  done: 'M3 8.5l3.2 3.2L13 5',
  noMatch: 'M7 2.5a4.5 4.5 0 010 9a4.5 4.5 0 010-9zM10.3 10.3l3.2 3.2',
  noAccess: lockPath,
  failed: warningPath,
};
const tones: Partial<Record<keyof typeof paths, string>> = { done: 'good', failed: 'danger' };
