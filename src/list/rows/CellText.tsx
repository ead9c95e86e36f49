import type { ReactNode } from 'react';

interface CellTextProps {
  isSecondary?: boolean;
  /** The tooltip; default: the text in full. */
  title?: string | undefined;
  children: ReactNode;
}

/** One line of text in a cell, in its own direction. */
export function CellText({ isSecondary = false, title, children }: CellTextProps) {
  return (
    <span
      dir="auto"
      title={title ?? (typeof children === 'string' ? children : undefined)}
      className={isSecondary ? 'daybook-cell-text daybook-secondary' : 'daybook-cell-text'}
    >
      {children}
    </span>
  );
}
