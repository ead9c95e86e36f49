import type { FormValues } from '../../../src/bank-transactions/model/formValues.ts';
import type { LineValues } from '../../../src/bank-transactions/model/lineValues.ts';
import { changeLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

/** The amounts of the lines, in minor units. */
export const amountsOf = ({ lines }: FormValues) => lines.map(({ amount }) => amount.amount);
export const keysOf = ({ lines }: FormValues) => lines.map(({ key }) => key);
export const keyAt = ({ lines }: FormValues, place: number) => lines[place]?.key ?? '';

/** Changes the line at a place. */
export const change = (values: FormValues, place: number, changes: Partial<LineValues>) =>
  changeLine(values, keyAt(values, place), changes);
/** An amount that the user types, in minor units. */
export const typed = (amount: number) => ({ amount: { amount: toMinor(amount) } });
