import type { KeyboardEvent } from 'react';
import type { LineValues } from '../model/formValues.ts';
import { changeLine } from '../model/lines.ts';
import { balancingSides } from '../model/totals.ts';
import type { PartProps } from './partProps.ts';

interface LineKeyboardOptions extends Pick<PartProps, 'edit'> {
  lines: readonly LineValues[];
  /** Adds a line and focuses it. */
  add: () => void;
  /** Focuses a field of a line. */
  focusLine: (place: number, selector: string) => void;
}

/**
 * Keyboard shortcuts in the lines: Enter moves to the next line, adding one after the last; `=` in an amount fills in the
 * difference and focuses the side it belongs on.
 */
export function lineKeyboard({ lines, edit, add, focusLine }: LineKeyboardOptions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const field = target as HTMLElement; // key events target elements
    const line = field.closest<HTMLElement>('[data-line]');
    const place = lines.findIndex((each) => each.key === line?.dataset.line);
    if (place < 0 || !field.matches('input')) return;
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault(); // Enter would submit the form
      if (place === lines.length - 1) add();
      else focusLine(place + 1, 'input');
    } else if (key === '=') {
      const current = lines[place];
      const side = sideAt(field);
      const sides = current && side && balancingSides(lines, current.key);
      if (!sides) return;
      event.preventDefault();
      field.blur(); // commits the text typed so far
      edit((before) => changeLine(before, current.key, sides));
      focusLine(
        place,
        fieldOf[sides.drAmount.amount !== null ? 'drAmount' : sides.crAmount.amount !== null ? 'crAmount' : side],
      );
    }
  };
}

/** The amounts follow the account: debit, then credit. */
const fieldOf = {
  drAmount: '.daybook-line-fields > :nth-child(2) input',
  crAmount: '.daybook-line-fields > :nth-child(3) input',
};

/** The side that a field is for; undefined for the account. */
export function sideAt(field: HTMLElement): keyof typeof fieldOf | undefined {
  if (field.matches(fieldOf.drAmount)) return 'drAmount';
  return field.matches(fieldOf.crAmount) ? 'crAmount' : undefined;
}
