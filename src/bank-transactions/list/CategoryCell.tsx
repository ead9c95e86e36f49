'use client';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { InlineCategoryContext } from './useInlineCategory.ts';

// Who only looks at the list needs no picker.
const loadField = () => import('./CategoryCellEditor.tsx');

interface CategoryCellProps {
  row: BankTransaction;
  messages: typeof transactionListMessages;
}

/** The category of a transaction, which is changed where it stands. */
export function CategoryCell({ row, messages }: CategoryCellProps) {
  const { locale } = useDaybookContext();
  const edits = useContext(InlineCategoryContext);
  const [isEditing, setEditing] = useState(false);
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const grid = isEditing && cell.current?.closest('table');
    if (!grid) return;
    // The field is gone, chosen or not or scrolled away with its row: the keyboard goes on from the row.
    return () => {
      const { activeElement } = grid.getRootNode() as Document | ShadowRoot; // it is in the page
      if (!activeElement || activeElement === document.body) grid.focus({ preventScroll: true });
    };
  }, [isEditing]);

  const { pending, refusal } = edits?.of.get(row.id) ?? {};
  const parts = row.children?.length ?? 0;
  const { glAccount } = row;
  // What is posted to an account without a category is not uncategorized.
  const name = pending ? pending.name : row.category?.name || glAccount?.displayName || glAccount?.name;
  const text = parts > 0 ? messages.split({ count: parts, written: parts.toLocaleString(locale) }) : name;
  const shown = text ? <CellText>{text}</CellText> : <CellText isSecondary>{messages.uncategorized}</CellText>;
  if (!edits || edits.isReadOnly) return shown;
  if (isEditing) {
    return (
      <span ref={cell} className="daybook-cell-editor" data-editing="">
        <LazyPart
          load={loadField}
          fallback={shown}
          props={{
            row,
            label: messages.categoryOf({ name: transactionName(row, messages.unnamed) }),
            onChoose: (category) => edits.choose(row, category),
            onLeave: () => setEditing(false),
          }}
        />
      </span>
    );
  }
  const obstacle = edits.obstacleOf(row);
  return (
    // The grid itself is what the keyboard meets: its keys press this.
    <button
      type="button"
      className="daybook-cell-button"
      data-edit=""
      tabIndex={-1}
      aria-disabled={obstacle !== undefined || undefined}
      aria-description={obstacle ?? messages.editCategory}
      title={obstacle}
      data-refused={refusal !== undefined || undefined}
      onClick={() => {
        if (obstacle) return edits.explain(obstacle);
        edits.begin(row);
        setEditing(true);
      }}
    >
      {refusal === undefined ? shown : <span title={refusal}>{refusal}</span>}
    </button>
  );
}
