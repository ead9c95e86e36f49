'use client';
import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import type { Minor } from '../../core/money/minor.ts';
import { controlState, FieldNotes } from '../../ui/fields/FieldNotes.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { usePart } from '../../ui/parts/usePart.ts';

interface MatchRowsProps {
  label: string;
  children: ReactNode;
}

/** Documents to choose from. Arrow keys move between them, Enter chooses like Space. */
export function MatchRows({ label, children }: MatchRowsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement)) return;
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input')];
    const at = boxes.indexOf(target);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Enter') target.click();
    else if (step === undefined || at + step < 0) return;
    else boxes[at + step]?.focus();
    event.preventDefault();
  };
  return (
    <ul className="daybook-match-rows" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </ul>
  );
}

interface MatchRowProps {
  /** To find its checkbox. */
  documentId?: string;
  title: string;
  name: string;
  /** Minor units. */
  amount: Minor;
  /** How it differs. */
  children?: ReactNode;
  isChosen: boolean;
  onToggle: () => void;
  isReadOnly: boolean;
  errors?: readonly string[] | undefined;
}

/** Focuses the checkbox of a document, or the first one. @param match the element that contains the rows. */
export function focusMatchRow(match: Element | null | undefined, documentId: string): void {
  const row = match?.querySelector(`[data-document="${CSS.escape(documentId)}"]`) ?? match;
  row?.querySelector('input')?.focus();
}

/** A document as a checkbox, which is only a text in a read-only form. */
export function MatchRow(props: MatchRowProps) {
  const { documentId, title, name, amount, children, isChosen, onToggle, isReadOnly, errors } = props;
  const id = useId();
  const { Part } = usePart('Checkbox');
  const isText = useContext(IsTextContext);
  const Row = isText ? 'div' : 'label';
  return (
    <li data-document={documentId} data-chosen={isChosen || undefined}>
      <Row className="daybook-checkbox">
        {/* Not `disabled`: keyboard users could not reach it. */}
        {!isText && (
          <Part
            {...controlState(id, { errors })}
            type="checkbox"
            checked={isChosen}
            aria-disabled={isReadOnly || undefined}
            onChange={() => {
              if (!isReadOnly) onToggle();
            }}
          />
        )}
        <span>
          <strong>
            <bdi>{title}</bdi>
          </strong>{' '}
          <bdi>{name}</bdi>
        </span>
        <MoneyText amount={amount} />
        <span className="daybook-match-detail">{children}</span>
      </Row>
      <FieldNotes fieldId={id} errors={errors} isAnnounced />
    </li>
  );
}
