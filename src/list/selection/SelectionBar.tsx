'use client';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { unbrokenMoney } from '../../ui/root/Heading.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { uncoverRows } from './uncoverRows.ts';
import type { ListSelection } from './useListSelection.ts';

interface SelectionBarProps<Row extends { id: string }> {
  selection: Pick<ListSelection<Row>, 'loadedCount' | 'selectAll' | 'clear' | 'actions'>;
  /** The number of the selected rows, and their sums. */
  text: string;
  /** What can be done with them. */
  detail?: string | false | undefined;
  /** The list's own actions. */
  children: ReactNode;
  messages: { clearSelection: string; selectAll: (facts: { count: number }) => string };
}

/** In the place of the toolbar, or at the bottom of cards: what is selected, and what can be done with it. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { selection, text, detail, children, messages } = props;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = bar.current;
    if (part) uncoverRows(part);
    // It goes with the selection: the focus moves to the table, also from a popover, which `:focus-within` doesn’t see.
    return () => {
      if (!part) return;
      const { activeElement } = part.getRootNode() as Document | ShadowRoot; // it is in a page, or in a shadow root of one
      if (!part.contains(activeElement)) return;
      part.closest('section')?.querySelector('table')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={bar} className="daybook-selection-bar">
      <IconButton icon="remove" label={messages.clearSelection} onPress={selection.clear} />
      <div>
        <p role="status" dir="auto">
          {unbrokenMoney(text)}
        </p>
        {detail !== undefined && detail !== false && (
          <p className="daybook-secondary" dir="auto" title={detail}>
            {detail}
          </p>
        )}
      </div>
      <span className="daybook-in-cards">
        <IconButton
          icon="select"
          label={messages.selectAll({ count: selection.loadedCount })}
          onPress={selection.selectAll}
        />
      </span>
      {children}
      {selection.actions}
    </div>
  );
}
