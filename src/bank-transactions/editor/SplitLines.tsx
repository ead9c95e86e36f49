'use client';
import { useCallback, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { moveToNextLineOnEnter, usePendingFocus } from '../../form/lineFocus.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { remainderOf, settled, splitEvenly, withLine, withoutLine } from '../model/splitLines.ts';
import type { PartProps } from './partProps.ts';
import { SplitLine } from './SplitLine.tsx';

/** The parts of a split transaction, and what they leave of the whole, which is always in sight. */
export function SplitLines({ draft, stored, edit, errors, isReadOnly, messages }: PartProps) {
  const titleId = useId();
  const { lines, hasRest } = draft;
  const { section, seek } = usePendingFocus();
  const add = () => {
    edit(withLine);
    // The new line's amount; when it is split for the first time, that of the line from which a person takes off.
    seek(lines.length > 0 && hasRest ? lines.length - 1 : lines.length, 'input');
  };
  const remove = useCallback(
    (key: string, place: number) => {
      edit((before) => withoutLine(before, key));
      seek(place, '.daybook-line-tools > :last-child');
    },
    [edit, seek],
  );
  const texts = errors.get('lines');
  const wrong = texts && (
    <p className="daybook-field-error" data-first-wrong="" tabIndex={-1}>
      {texts.join(' ')}
    </p>
  );
  if (lines.length === 0) {
    if (isReadOnly) return null;
    return (
      <section ref={section} className="daybook-split" aria-label={messages.lines}>
        {wrong}
        <Button onPress={add}>{messages.split}</Button>
      </section>
    );
  }
  return (
    <section ref={section} className="daybook-split" aria-labelledby={titleId}>
      <div className="daybook-lines-header">
        <Heading isPart id={titleId}>
          {messages.lines}
        </Heading>
        <Remainder draft={draft} messages={messages} />
      </div>
      {wrong}
      <ol className="daybook-lines" onKeyDown={moveToNextLineOnEnter}>
        {lines.map((line, place) => (
          <SplitLine
            key={line.key}
            line={line}
            place={place}
            count={lines.length}
            isRest={hasRest && place === lines.length - 1}
            direction={draft.direction}
            part={stored?.children?.find(({ id }) => id && id === line.id)}
            isRequiredEnforced={draft.type !== 'TRANSFER' && draft.dimensionValueIds.length === 0}
            edit={edit}
            onRemove={remove}
            errors={errorsOfLine(errors, line.key)}
            isReadOnly={isReadOnly}
            messages={messages}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div className="daybook-lines-actions">
          <Button onPress={add}>{messages.addLine}</Button>
          <Button onPress={() => edit(splitEvenly)} isDisabled={draft.amount.amount === null}>
            {messages.splitEvenly}
          </Button>
          <Checkbox
            label={messages.takesRemainder}
            isChecked={hasRest}
            onChange={(hasRest) => edit((before) => settled({ ...before, hasRest }))}
          />
        </div>
      )}
    </section>
  );
}

function Remainder({ draft, messages }: Pick<PartProps, 'draft' | 'messages'>) {
  const { currency, locale } = useDaybookContext();
  const remainder = remainderOf(draft);
  const amount = remainder === undefined ? '' : formatMoney(toMinor(Math.abs(remainder)), { currency, locale });
  return (
    <p role="status" className="daybook-lines-remainder" data-wrong={(remainder ?? 0) !== 0 || undefined}>
      {remainder === undefined && messages.remainderUnknown}
      {remainder === 0 && messages.fullySplit}
      {remainder !== undefined && remainder !== 0 && (
        <>
          {remainder > 0 ? messages.remainder : messages.overBy} <bdi className="daybook-money">{amount}</bdi>
        </>
      )}
    </p>
  );
}

/** What is wrong with one line, by its field, as a text: a line is drawn again only when that changes. */
function errorsOfLine(errors: PartProps['errors'], key: string): string {
  const prefix = `lines.${key}.`;
  const own = [...errors].filter(([place]) => place.startsWith(prefix));
  return own.length === 0 ? '' : JSON.stringify(own.map(([place, texts]) => [place.slice(prefix.length), texts]));
}
