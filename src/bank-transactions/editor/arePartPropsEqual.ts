import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/** Memo comparer for parts that don't show split lines, so that input in a line doesn't render them again. */
export function arePartPropsEqual<Props extends PartProps>(before: Readonly<Props>, after: Readonly<Props>): boolean {
  const { values, ...others } = after;
  // The keys are those of the objects.
  const areValuesSame = (Object.keys(values) as (keyof FormValues)[]).every(
    (member) => lineFields.includes(member) || values[member] === before.values[member],
  );
  const isSplit = (one: FormValues) => one.lines.length > 0;
  const areOthersSame = (Object.keys(others) as (keyof typeof others)[]).every((name) => after[name] === before[name]);
  return areValuesSame && areOthersSame && isSplit(values) === isSplit(before.values);
}

const lineFields: readonly (keyof FormValues)[] = ['lines', 'hasRemainderLine', 'linesAdded'];
