'use client';
import { useCallback, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { serializeLineErrors } from '../../form/fieldErrors.ts';
import { moveToNextLineOnEnter, usePendingFocus } from '../../form/lineFocus.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { addLine, recalculate, remainderOf, removeLine, splitEvenly } from '../model/splitLines.ts';
import type { PartProps } from './partProps.ts';
import { SplitLine } from './SplitLine.tsx';

/** The lines of a split transaction, and the remainder. */
export function SplitLines({ values, stored, edit, errors, isReadOnly, messages }: PartProps) {
  const titleId = useId();
  const { lines, hasRemainderLine } = values;
  const { section, focusLine } = usePendingFocus();
  const add = () => {
    edit(addLine);
    // Focus the new line's amount; on the first split, that of the line with the whole amount.
    focusLine(lines.length > 0 && hasRemainderLine ? lines.length - 1 : lines.length, 'input');
  };
  const remove = useCallback(
    (key: string, place: number) => {
      edit((before) => removeLine(before, key));
      focusLine(place, '.daybook-line-tools > :last-child');
    },
    [edit, focusLine],
  );
  const texts = errors.get('lines');
  const error = texts && (
    <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
      {texts.join(' ')}
    </p>
  );
  if (lines.length === 0) {
    if (isReadOnly) return null;
    return (
      <section ref={section} className="daybook-split" aria-label={messages.lines}>
        {error}
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
        <Remainder values={values} messages={messages} />
      </div>
      {error}
      <ol className="daybook-lines" onKeyDown={moveToNextLineOnEnter}>
        {lines.map((line, place) => (
          <SplitLine
            key={line.key}
            line={line}
            place={place}
            count={lines.length}
            takesRemainder={hasRemainderLine && place === lines.length - 1}
            direction={values.direction}
            stored={stored?.children?.find(({ id }) => id && id === line.id)}
            isRequiredEnforced={values.type !== 'TRANSFER' && values.dimensionValueIds.length === 0}
            edit={edit}
            onRemove={remove}
            errors={serializeLineErrors(errors, line.key)}
            isReadOnly={isReadOnly}
            messages={messages}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div className="daybook-lines-actions">
          <Button onPress={add}>{messages.addLine}</Button>
          <Button onPress={() => edit(splitEvenly)} isDisabled={values.amount.amount === null}>
            {messages.splitEvenly}
          </Button>
          <Checkbox
            label={messages.takesRemainder}
            isChecked={hasRemainderLine}
            onChange={(hasRemainderLine) => edit((before) => recalculate({ ...before, hasRemainderLine }))}
          />
        </div>
      )}
    </section>
  );
}

function Remainder({ values, messages }: Pick<PartProps, 'values' | 'messages'>) {
  const { currency, locale } = useDaybookContext();
  const remainder = remainderOf(values);
  const amount = remainder === undefined ? '' : formatMoney(toMinor(Math.abs(remainder)), { currency, locale });
  return (
    <p role="status" className="daybook-lines-remainder" data-unbalanced={(remainder ?? 0) !== 0 || undefined}>
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
