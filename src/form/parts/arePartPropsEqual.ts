interface PartProps {
  values: { readonly lines: readonly unknown[] };
}

/** Memo comparer for parts that don't show lines, so that typing in a line doesn't render them again. */
export function arePartPropsEqual<Props extends PartProps>(before: Readonly<Props>, after: Readonly<Props>): boolean {
  const isSplit = ({ values }: Readonly<Props>) => values.lines.length > 0;
  const areOthersEqual = differences(before, after).every((name) => name === 'values');
  const areValuesEqual = differences(before.values, after.values).every((name) => lineMembers.includes(name));
  return areOthersEqual && areValuesEqual && isSplit(before) === isSplit(after);
}

const lineMembers = ['lines', 'linesAdded', 'hasRemainderLine'];

function differences<Value extends object>(a: Value, b: Value): string[] {
  const names = Object.keys(b) as (keyof Value & string)[]; // both have the same members
  return names.filter((name) => a[name] !== b[name]);
}
