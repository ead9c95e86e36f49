import { type FunctionComponent, memo } from 'react';

interface PartProps {
  /** The form's values, or those that the part reads. */
  values: object;
}

/**
 * Memoizes a part of a form: it renders again only if a value that it reads changes, or another prop. So a key renders one part.
 * @param reads all values of its props, such as `{ description: true }`.
 */
export function memoPart<Props extends PartProps>(
  reads: { readonly [Name in keyof Props['values']]-?: true },
  Part: FunctionComponent<Props>,
) {
  const names = Object.keys(reads) as (keyof Props['values'])[]; // exactly these, by its type
  return memo(Part, (before, after) => {
    const { values: from }: { values: Props['values'] } = before;
    const { values: to }: { values: Props['values'] } = after;
    const others = Object.keys(after) as (keyof typeof after)[]; // every part gets the same props
    return (
      names.every((name) => from[name] === to[name]) &&
      others.every((name) => name === 'values' || before[name] === after[name])
    );
  });
}
