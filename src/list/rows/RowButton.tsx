'use client';
import type { ReactNode } from 'react';

/** A row's name as a button that extends over the row. It is not a tab stop: the grid handles the keyboard. */
export function RowButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="daybook-plain-button daybook-row-button" tabIndex={-1} onClick={onPress}>
      {children}
    </button>
  );
}
