import type { ReactNode } from 'react';

/** One line of text in a cell, in its own direction; the tooltip shows it in full. */
export function CellText({ isSecondary = false, children }: { isSecondary?: boolean; children: ReactNode }) {
  return (
    <span
      dir="auto"
      title={typeof children === 'string' ? children : undefined}
      className={isSecondary ? 'daybook-cell-text daybook-secondary' : 'daybook-cell-text'}
    >
      {children}
    </span>
  );
}
