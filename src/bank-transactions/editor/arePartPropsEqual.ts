import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/**
 * Whether a part of the form looks as it did: for those that do not show the lines of a split, so that a key in one of many
 * lines draws nothing else anew.
 */
export function arePartPropsEqual<Props extends PartProps>(before: Readonly<Props>, after: Readonly<Props>): boolean {
  const { draft, ...others } = after;
  // The keys are those of the objects.
  const isSameDraft = (Object.keys(draft) as (keyof FormValues)[]).every(
    (member) => ofLines.includes(member) || draft[member] === before.draft[member],
  );
  const isSplit = (one: FormValues) => one.lines.length > 0;
  const areOthersSame = (Object.keys(others) as (keyof typeof others)[]).every((name) => after[name] === before[name]);
  return isSameDraft && areOthersSame && isSplit(draft) === isSplit(before.draft);
}

const ofLines: readonly (keyof FormValues)[] = ['lines', 'hasRest', 'linesAdded'];
