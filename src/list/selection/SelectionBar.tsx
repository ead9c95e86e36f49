'use client';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { focusedElement } from '../../ui/focusedElement.ts';
import { observeSizes } from '../../ui/observeSizes.ts';
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
      if (!part?.contains(focusedElement(part))) return;
      part.closest('section')?.querySelector('table')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={bar} className="daybook-selection-bar">
      <IconButton icon="remove" label={messages.clearSelection} onPress={selection.clear} />
      <div>
        <p role="status" dir="auto" title={text}>
          {text}
        </p>
        {detail !== undefined && detail !== false && <Detail text={detail} />}
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

/** A text that unfolds over what is below it while it has the focus; a tab stop only where it is cut. */
function Detail({ text }: { text: string }) {
  const part = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [check] = useState(() => () => {
    const { current } = part;
    if (current && !current.matches(':focus')) setIsCut(current.scrollWidth > current.clientWidth);
  });
  useLayoutEffect(check); // its text may be another
  useLayoutEffect(() => {
    if (!part.current) return;
    return observeSizes([part.current], check).stop;
  }, [check]);
  return (
    <p ref={part} className="daybook-secondary" dir="auto" title={text} tabIndex={isCut ? 0 : undefined} onBlur={check}>
      <span>{text}</span>
    </p>
  );
}
