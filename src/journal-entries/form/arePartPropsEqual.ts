import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/** Memo comparison for parts that don't show lines, so that typing in a line doesn't rerender them. */
export function arePartPropsEqual<Props extends PartProps>(before: Readonly<Props>, after: Readonly<Props>): boolean {
  const { values, ...others } = after;
  // The keys are those of the objects.
  const areFormValuesEqual = (Object.keys(values) as (keyof FormValues)[]).every(
    (member) => ofLines.includes(member) || values[member] === before.values[member],
  );
  return (
    areFormValuesEqual && (Object.keys(others) as (keyof typeof others)[]).every((name) => after[name] === before[name])
  );
}

const ofLines: readonly (keyof FormValues)[] = ['lines', 'linesAdded'];
