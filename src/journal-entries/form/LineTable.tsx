'use client';
import { type FocusEvent, useCallback, useId, useMemo, useState } from 'react';
import { serializeLineErrors } from '../../form/fieldErrors.ts';
import { usePendingFocus } from '../../form/lineFocus.ts';
import { uniqueById } from '../../reference-lists/data/rules.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { addLine, balanceLine, removeLine } from '../model/lines.ts';
import { LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { lineKeyboard } from './lineKeyboard.ts';
import type { PartProps } from './partProps.ts';
import { usePasteRows } from './usePasteRows.ts';

/** The lines of an entry and their totals. */
export function LineTable({ values, named, edit, errors, isReadOnly, messages }: PartProps) {
  const { lines } = values;
  const titleId = useId();
  const { section, focusLine } = usePendingFocus();
  const [focused, setFocused] = useState<string>();
  const known = useMemo(() => uniqueById(named?.children?.map(({ glAccount }) => glAccount)), [named]);
  const add = () => {
    edit(addLine);
    focusLine(lines.length, 'input');
  };
  const remove = useCallback(
    (key: string, place: number) => {
      edit((before) => removeLine(before, key));
      focusLine(place, '.daybook-line-tools > :last-child');
    },
    [edit, focusLine],
  );
  const onKeyDown = lineKeyboard({ lines, edit, add, focusLine });
  const paste = usePasteRows({ edit, known, messages });
  const onFocus = ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-line]')?.dataset.line);
  const current = lines.find(({ key }) => key === focused) ?? lines.at(-1);

  return (
    <section ref={section} className="daybook-journal-lines" aria-labelledby={titleId}>
      <div className="daybook-lines-header">
        <Heading isPart id={titleId}>
          {messages.lines}
        </Heading>
        {!isReadOnly && <p className="daybook-secondary">{messages.linesHint}</p>}
      </div>
      <ol
        className="daybook-lines"
        onKeyDown={isReadOnly ? undefined : onKeyDown}
        onPaste={isReadOnly ? undefined : paste.onPaste}
        onFocus={onFocus}
      >
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
            errors={serializeLineErrors(errors, line.key)}
          />
        ))}
      </ol>
      <LineTotals
        lines={lines}
        messages={messages}
        errors={errors.get('lines')}
        onAdd={isReadOnly ? undefined : add}
        place={current ? lines.indexOf(current) : -1}
        onBalance={current && !isReadOnly ? () => edit((before) => balanceLine(before, current.key)) : undefined}
      />
      <p role="status" className="daybook-secondary">
        {paste.summary}
      </p>
    </section>
  );
}
