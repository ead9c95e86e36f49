'use client';
import { useContext, useEffect, useRef, useState } from 'react';
import { CellText } from '../../list/table/CellText.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { InlineCategoryContext } from './useInlineCategory.ts';

// Loaded on the first edit.
const loadField = () => import('./CategoryCellEditor.tsx');

interface CategoryCellProps {
  row: BankTransaction;
  messages: typeof transactionListMessages;
}

/** The category of a transaction, editable in place. */
export function CategoryCell({ row, messages }: CategoryCellProps) {
  const inline = useContext(InlineCategoryContext);
  const [isEditing, setEditing] = useState(false);
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const grid = isEditing && cell.current?.closest('table');
    if (!grid) return;
    // Once the field is gone, the focus returns to the row.
    return () => {
      const { activeElement } = grid.getRootNode() as Document | ShadowRoot; // it is mounted
      if (!activeElement || activeElement === document.body) grid.focus({ preventScroll: true });
    };
  }, [isEditing]);

  const { pending, error } = inline?.edits.get(row.id) ?? {};
  const lineCount = row.children?.length ?? 0;
  const { glAccount } = row;
  // A transaction posted to an account isn't uncategorized.
  const name = pending ? pending.name : row.category?.name || glAccount?.displayName || glAccount?.name;
  const text = lineCount > 0 ? messages.split({ count: lineCount }) : name;
  const shown = text ? <CellText>{text}</CellText> : <CellText isSecondary>{messages.uncategorized}</CellText>;
  if (!inline || inline.isReadOnly) return shown;
  if (isEditing) {
    return (
      <span ref={cell} className="daybook-cell-editor" data-editing="">
        <LazyPart
          load={loadField}
          fallback={shown}
          props={{
            row,
            label: messages.categoryOf({ name: transactionName(row, messages.unnamed) }),
            onChoose: (category) => inline.choose(row, category),
            onLeave: () => setEditing(false),
          }}
        />
      </span>
    );
  }
  const blocked = inline.blockedReason(row);
  return (
    // Keyboard users press this button by the grid's edit keys.
    <button
      type="button"
      className="daybook-plain-button daybook-cell-button"
      data-edit=""
      tabIndex={-1}
      aria-disabled={blocked !== undefined || undefined}
      aria-description={blocked ?? messages.editCategory}
      title={blocked}
      data-invalid={error !== undefined || undefined}
      onClick={() => {
        if (blocked) return inline.announce(blocked);
        inline.clear(row);
        setEditing(true);
      }}
    >
      {error === undefined ? shown : <span title={error}>{error}</span>}
    </button>
  );
}
