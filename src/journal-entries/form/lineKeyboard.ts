import type { KeyboardEvent } from 'react';
import type { LineValues } from '../model/formValues.ts';
import { withLineChanged } from '../model/lines.ts';
import { balancingSides } from '../model/totals.ts';
import type { PartProps } from './partProps.ts';

interface LineKeysOptions extends Pick<PartProps, 'edit'> {
  lines: readonly LineValues[];
  /** Adds a line and goes there. */
  add: () => void;
  /** Brings the focus to a part of a line. */
  focusLine: (place: number, selector: string) => void;
}

/**
 * The keys of a ledger, in the fields of lines: Enter goes to the next line and adds one behind the last, `=` in an amount puts
 * in what is missing. That is on one side only: from the other one the focus goes over to it.
 */
export function lineKeyboard({ lines, edit, add, focusLine }: LineKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const field = target as HTMLElement; // a key is pressed in an element
    const line = field.closest<HTMLElement>('[data-line]');
    const place = lines.findIndex((each) => each.key === line?.dataset.line);
    if (place < 0 || !field.matches('input')) return;
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault(); // it would save
      if (place === lines.length - 1) add();
      else focusLine(place + 1, 'input');
    } else if (key === '=') {
      const own = lines[place];
      const side = sideAt(field);
      const sides = own && side && balancingSides(lines, own.key);
      if (!sides) return;
      event.preventDefault();
      field.blur(); // commits the text typed so far
      edit((before) => withLineChanged(before, own.key, sides));
      focusLine(
        place,
        fieldOf[sides.drAmount.amount !== null ? 'drAmount' : sides.crAmount.amount !== null ? 'crAmount' : side],
      );
    }
  };
}

/** The amounts of a line stand behind its account, the debit first. */
const fieldOf = {
  drAmount: '.daybook-line-fields > :nth-child(2) input',
  crAmount: '.daybook-line-fields > :nth-child(3) input',
};

/** The side of a line on which a field is; undefined for its account. */
export function sideAt(field: HTMLElement): keyof typeof fieldOf | undefined {
  if (field.matches(fieldOf.drAmount)) return 'drAmount';
  return field.matches(fieldOf.crAmount) ? 'crAmount' : undefined;
}
