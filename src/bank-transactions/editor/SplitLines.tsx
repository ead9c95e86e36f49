'use client';
import { memo, type ReactNode, type RefObject, useCallback, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { serializeLineErrors } from '../../form/document/fieldErrors.ts';
import type { LineUndo } from '../../form/document/useLineUndo.ts';
import { cellSelector, handleLineEnter, handleLineKeys, type LineCell } from '../../form/parts/lineTableKeys.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { requiredFirst } from '../../reference-lists/data/dimensionRules.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import type { PartProps } from '../fields/partProps.ts';
import { type FormValues, toFormValues } from '../model/formValues.ts';
import { withSign } from '../model/lineValues.ts';
import {
  addLine,
  copyLineAbove,
  endSplit,
  indexOfNewLine,
  isOverSplit,
  isRestUnknown,
  moveSplitLine,
  remainderLine,
  remainderOf,
  removeSplitLine,
  restoreSplitLine,
  splitEvenly,
  withRemainderLine,
} from '../model/splitLines.ts';
import { SplitLine } from './SplitLine.tsx';

interface SplitLinesProps
  extends PartProps<'amount' | 'dimensionValueIds' | 'direction' | 'hasRemainderLine' | 'lines' | 'type'> {
  section: RefObject<HTMLElement | null>;
  /** @param index the line's index. @param selector its field. */
  focusLine: (index: number, selector: string) => void;
  undo: LineUndo<FormValues>;
  /** The category of an unsplit transaction. */
  children: ReactNode;
}

/** The category, or the lines of a split transaction as a table; one of them takes the rest. */
export const SplitLines = memoPart(
  { amount: true, dimensionValueIds: true, direction: true, hasRemainderLine: true, lines: true, type: true },
  Lines,
);

function Lines(props: SplitLinesProps) {
  const { values, stored, edit, errors, isReadOnly, messages, section, focusLine, undo, children } = props;
  const titleId = useId();
  const { lines } = values;
  useKeepFocusWithin(section, String(lines.length), 'input'); // a save can end the split
  const latestLines = useLatest(lines);
  const balanced = withRemainderLine(values);
  const rest = remainderLine(balanced);
  const add = () => {
    edit((before) => addLine(withRemainderLine(before)));
    focusLine(indexOfNewLine(balanced), firstField);
  };
  const remove = useCallback(
    (key: string, index: number) => {
      const line = latestLines.current[index];
      const staysSplit = latestLines.current.length > 2;
      undo.apply(
        (before) => removeSplitLine(before, key),
        line && staysSplit ? (now) => restoreSplitLine(now, line, index) : undefined,
      );
      focusLine(index, firstField);
    },
    [undo, focusLine, latestLines],
  );
  const texts = errors.get('lines');
  const error = texts && (
    <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
      {texts.join(' ')}
    </p>
  );
  const undoButton = !isReadOnly && undo.isPossible(values) && (
    <Button isQuiet ctrlKey="Z" onPress={() => undo.undo()}>
      {messages.undo}
    </Button>
  );
  const undoKeys = { onInput: undo.onInput, onFocus: undo.onFocus, onKeyDown: isReadOnly ? undefined : undo.onKeyDown };
  if (lines.length === 0) {
    return (
      <section ref={section} className="daybook-split" {...undoKeys}>
        {children}
        {error}
        {!isReadOnly && (
          <div className="daybook-lines-actions">
            <Button isQuiet shortcut="Alt+S" isKeyShown isTabStop={false} onPress={add}>
              {messages.split}
            </Button>
            {undoButton}
          </div>
        )}
      </section>
    );
  }
  const changeAt = ({ index, cell }: LineCell, to: number, change: (before: FormValues, key: string) => FormValues) => {
    const key = lines[index]?.key;
    if (isReadOnly || key === undefined) return;
    undo.apply((before) => change(withRemainderLine(before), key));
    focusLine(Math.min(Math.max(0, to), lines.length - 1), cellSelector(cell));
  };
  const keys = {
    onMove: (at: LineCell, steps: number) =>
      changeAt(at, at.index + steps, (before, key) => moveSplitLine(before, key, steps)),
    onCopyAbove: (at: LineCell) => changeAt(at, at.index, copyLineAbove),
    onRemove: ({ index }: LineCell) => lines[index] && remove(lines[index].key, index),
  };
  return (
    <section ref={section} className="daybook-split" aria-labelledby={titleId} {...undoKeys}>
      <SplitHeader titleId={titleId} undo={undo} focusLine={focusLine} isReadOnly={isReadOnly} messages={messages} />
      <div className="daybook-line-table">
        <ColumnHeads messages={messages} />
        <ol
          className="daybook-lines"
          onPointerOver={({ target }) => target instanceof HTMLInputElement && nameCutText(target)}
          onKeyDownCapture={(event) => handleLineKeys(event, keys)}
          onKeyDown={(event) => handleLineEnter(event, isReadOnly ? noAction : add)}
        >
          {lines.map((line, index) => (
            <SplitLine
              key={line.key}
              line={line}
              index={index}
              total={line === rest && isRestUnknown(values) ? null : values.amount.amount}
              takesRemainder={line === rest}
              inherited={values.dimensionValueIds}
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
        <div className="daybook-lines-actions">
          {!isReadOnly && (
            <Button isQuiet shortcut="Alt+S" onPress={add}>
              {messages.addLine}
            </Button>
          )}
          {undoButton}
          <Remainder values={values} stored={stored} messages={messages} />
        </div>
      </div>
      {error}
      {errors.has('category') && children}
    </section>
  );
}

interface SplitHeaderProps extends Pick<SplitLinesProps, 'undo' | 'focusLine' | 'isReadOnly' | 'messages'> {
  titleId: string;
}

const SplitHeader = memo(function SplitHeader({ titleId, undo, focusLine, isReadOnly, messages }: SplitHeaderProps) {
  return (
    <div className="daybook-lines-header">
      <Heading isPart id={titleId}>
        {messages.lines}
      </Heading>
      {!isReadOnly && (
        <div className="daybook-editor-steps">
          <Button isQuiet onPress={() => undo.apply((before) => splitEvenly(withRemainderLine(before)))}>
            {messages.splitEvenly}
          </Button>
          <Button
            isQuiet
            onPress={() => {
              undo.apply(endSplit);
              focusLine(0, firstField);
            }}
          >
            {messages.removeSplit}
          </Button>
        </div>
      )}
    </div>
  );
});

/** The names of the columns; each cell has its own label. */
const ColumnHeads = memo(function ColumnHeads({ messages }: Pick<SplitLinesProps, 'messages'>) {
  const [dimension] = requiredFirst(useDimensions().data ?? []);
  return (
    <div className="daybook-line-fields daybook-line-heads" aria-hidden="true">
      <span>{messages.category}</span>
      <span>{dimension?.name ?? messages.dimensions}</span>
      <span>{messages.lineNotes}</span>
      <span dir="ltr">{messages.lineAmount}</span>
    </div>
  );
});

/** Cells are narrow: a text that has no room in its own is its tooltip. */
function nameCutText(input: HTMLInputElement): void {
  const { value, placeholder } = input;
  const isCut = value === '' || input.scrollWidth > input.clientWidth; // the width of a placeholder is unknown
  input.title = isCut ? value || placeholder : '';
}

const noAction = () => {};
/** The first field of a line. */
export const firstField = '.daybook-line-fields input';

/** The total, or by how much the lines differ from it. */
function Remainder({ values, stored, messages }: Pick<SplitLinesProps, 'values' | 'stored' | 'messages'>) {
  const { currency, locale } = useDaybookContext();
  const over = isOverSplit(values, stored && toFormValues(stored)) ? (remainderLine(values)?.amount.amount ?? 0) : 0;
  const remainder = over || remainderOf(values);
  if (remainder === undefined) {
    return (
      <p role="status" className="daybook-lines-remainder">
        {messages.remainderUnknown}
      </p>
    );
  }
  const label = remainder > 0 ? messages.remainder : messages.overBy;
  const total = withSign(values.amount.amount ?? toMinor(0), values.direction);
  const [amount, signDisplay] =
    remainder === 0 ? ([total, 'exceptZero'] as const) : ([toMinor(Math.abs(remainder)), 'auto'] as const);
  return (
    <p role="status" className="daybook-lines-remainder" data-unbalanced={remainder !== 0 || undefined}>
      {remainder === 0 ? messages.total : label}{' '}
      <bdi className="daybook-money">
        {formatMoney(amount, { currency, locale, currencyDisplay: 'none', signDisplay })}
      </bdi>
    </p>
  );
}
