import type { KeyboardEvent } from 'react';
import { moveLine } from '../../form/document/lines.ts';
import type { LineUndo } from '../../form/document/useLineUndo.ts';
import { cellSelector, handleLineKeys, type LineCell } from '../../form/parts/lineTableKeys.ts';
import type { FormValues, LineValues } from '../model/formValues.ts';
import { changeLine, copyLineAbove, withTrailingLine } from '../model/lines.ts';
import { balancingSides } from '../model/totals.ts';

interface LineKeyboardOptions {
  lines: readonly LineValues[];
  /** Adds a line and focuses it. */
  add: () => void;
  /** @param focused the field of the next line that gets the focus. */
  remove: (key: string, index: number, focused: string) => void;
  /** Focuses a field of a line. */
  focusLine: (index: number, selector: string) => void;
  undo: LineUndo<FormValues>;
}

/**
 * Keyboard shortcuts in the lines, like those of a spreadsheet, in addition to those of all lines: Enter goes to the next cell, and in
 * the last one adds a line; `=` in an amount fills in the difference.
 * For the capture phase, in which an open list of accounts hasn't handled the key yet.
 */
export function lineKeyboard({ lines, add, remove, focusLine, undo }: LineKeyboardOptions) {
  const changeAt = (
    { index, cell }: LineCell,
    to: number,
    changed: (values: FormValues, key: string) => FormValues,
  ) => {
    const key = lines[index]?.key;
    if (key === undefined) return;
    undo.apply((before) => changed(withTrailingLine(before), key));
    focusLine(Math.min(Math.max(0, to), lines.length - 1), cellSelector(cell));
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    const field = event.target as HTMLElement; // key events target elements
    handleLineKeys(event, {
      onMove: (at, steps) =>
        changeAt(at, at.index + steps, (values, key) => ({ ...values, lines: moveLine(values.lines, key, steps) })),
      onCopyAbove: (at) => {
        if (lines[at.index]) field.blur(); // its text is replaced
        changeAt(at, at.index, copyLineAbove);
      },
      onRemove: ({ index, cell }) => {
        const line = lines[index];
        if (!line) return;
        field.blur(); // the only line becomes a blank one
        remove(line.key, index, cellSelector(cell));
      },
    });
    if (event.defaultPrevented) return;
    const key = field.closest<HTMLElement>('[data-line]')?.dataset.line;
    const index = lines.findIndex((each) => each.key === key);
    if (index < 0 || key === undefined || !field.matches('input') || event.nativeEvent.isComposing) return;
    const column = columns.findIndex((selector) => field.matches(selector));
    const isListOpen = field.getAttribute('aria-expanded') === 'true';
    const focus = (toPlace: number, toColumn: number) => focusLine(toPlace, columns[toColumn] ?? '');
    const change = (changed: (values: FormValues) => FormValues) => {
      field.blur(); // its text is replaced
      undo.apply((before) => changed(withTrailingLine(before)));
    };
    const goOn = () => {
      if (column < columns.length - 1) focus(index, column + 1);
      else if (index < lines.length - 1) focus(index + 1, 0);
      else add();
    };
    const sides = column > 0 ? balancingSides(lines, key) : undefined;
    const balance = () => {
      change((values) => changeLine(values, key, sides ?? {}));
      focus(index, sides?.drAmount.amount ? 1 : sides?.crAmount.amount ? 2 : column);
    };

    /** False if the key is the browser's or the list's. */
    const actions: Record<string, false | (() => void)> = {
      Enter: !isListOpen && goOn,
      '=': sides !== undefined && balance,
    };
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isShift = shiftKey && event.key !== '='; // which needs it on many keyboards
    const action = !(ctrlKey || metaKey || altKey || isShift) && actions[event.key];
    if (action) {
      event.preventDefault(); // Enter would submit the form
      event.stopPropagation();
      action();
    }
  };
}

/** The fields of a line: account, debit, credit. */
const columns = [1, 2, 3].map((number) => `.daybook-journal-fields > :nth-child(${number}) input`);

/** The field of a line that is meant by a paste: an account, or the side of an amount. */
export function pastedInto(field: HTMLElement): 'account' | 'debit' | 'credit' {
  const column = columns.findIndex((selector) => field.matches(selector));
  return column === 1 ? 'debit' : column === 2 ? 'credit' : 'account';
}

export const [accountField = '', debitField = ''] = columns;

/** The column of a field; outside the lines, that of the accounts. */
export function columnOf(field: HTMLElement): string {
  return columns.find((selector) => field.matches(selector)) ?? accountField;
}
