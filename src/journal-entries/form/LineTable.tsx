'use client';
import { type FocusEvent, type RefObject, useCallback, useId, useMemo, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { serializeLineErrors } from '../../form/document/fieldErrors.ts';
import type { LineUndo } from '../../form/document/useLineUndo.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { useCtrlKey } from '../../ui/useCtrlKey.ts';
import type { PartProps } from '../fields/partProps.ts';
import type { FormValues } from '../model/formValues.ts';
import { addLine, balanceLine, lineToBalance, removeLine, restoreLine, withTrailingLine } from '../model/lines.ts';
import { LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { accountField, lineKeyboard } from './lineKeyboard.ts';

/** The last paste, announced while it is what Ctrl+Z takes back. */
export interface PasteNotice {
  text: string;
  restore: (now: FormValues) => FormValues;
}

interface LineTableProps extends PartProps<'lines' | 'linesAdded'> {
  section: RefObject<HTMLElement | null>;
  focusLine: (place: number, selector: string) => void;
  undo: LineUndo<FormValues>;
  /** Accounts named by the entry. */
  known: readonly GlAccount[];
  notice: PasteNotice | undefined;
  /** Pastes rows from the clipboard. */
  onPasteRows: () => void;
}

/** The lines of an entry and their totals. */
export const LineTable = memoPart({ lines: true, linesAdded: true }, Table);

function Table(props: LineTableProps) {
  const { values, edit, errors, isReadOnly, messages, section, focusLine, undo, known, notice, onPasteRows } = props;
  const shown = useMemo(() => (isReadOnly ? values : withTrailingLine(values)), [isReadOnly, values]);
  const { lines } = shown;
  const titleId = useId();
  const copyKey = useCtrlKey('D');
  const [focused, setFocused] = useState<string>();
  const add = () => {
    edit((before) => addLine(withTrailingLine(before)));
    focusLine(lines.length, accountField);
  };
  const latestLines = useLatest(lines);
  const remove = useCallback(
    (
      key: string,
      place: number,
      selector = '.daybook-line-tools > button:last-child, .daybook-line-tools > :last-child button',
    ) => {
      const line = latestLines.current[place];
      undo.apply(
        (before) => removeLine(withTrailingLine(before), key),
        (now) => (line ? restoreLine(now, line, place) : now),
      );
      focusLine(place, selector);
    },
    [focusLine, undo, latestLines],
  );
  const onKeyDown = lineKeyboard({ lines, add, remove, focusLine, undo });
  const onFocus = ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-line]')?.dataset.line);
  const balanced = lineToBalance(lines, focused);
  const balance = () => {
    if (balanced) undo.apply((before) => balanceLine(withTrailingLine(before), balanced.key));
  };

  return (
    <section ref={section} className="daybook-journal-lines" aria-labelledby={titleId}>
      <div className="daybook-lines-header">
        <Heading isPart id={titleId}>
          {messages.lines}
        </Heading>
        {!isReadOnly && <p className="daybook-secondary">{messages.linesHint({ key: copyKey })}</p>}
      </div>
      <div className="daybook-journal-columns" aria-hidden="true">
        <span>{messages.account}</span>
        <span>{messages.debit}</span>
        <span>{messages.credit}</span>
      </div>
      <ol className="daybook-lines" onKeyDownCapture={isReadOnly ? undefined : onKeyDown} onFocus={onFocus}>
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            line={line}
            place={place}
            known={known}
            edit={edit}
            isReadOnly={isReadOnly}
            messages={messages}
            onRemove={remove}
            focusLine={focusLine}
            errors={serializeLineErrors(errors, line.key)}
          />
        ))}
      </ol>
      <LineTotals
        lines={lines}
        messages={messages}
        errors={errors.get('lines')}
        onAdd={isReadOnly ? undefined : add}
        onPaste={onPasteRows}
        onUndo={isReadOnly || !undo.isPossible(values) ? undefined : () => undo.undo()}
        place={balanced ? lines.indexOf(balanced) : -1}
        onBalance={balanced && !isReadOnly ? balance : undefined}
      />
      <p role="status" className="daybook-secondary">
        {notice && undo.isNext(notice.restore) && notice.text}
      </p>
    </section>
  );
}
