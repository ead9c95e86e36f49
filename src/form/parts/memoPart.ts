import { createElement, type FunctionComponent, memo } from 'react';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import type { Readable } from '../../core/state/store.ts';
import { useStore } from '../../core/state/useStore.ts';

interface PartProps {
  /** The values that the part reads. */
  values: object;
}

/** The props that a form passes to a part: a store of values in place of the values. */
export type FromForm<Props extends PartProps> = Omit<Props, 'values'> & { values: Readable<Props['values']> };

/**
 * Makes a part of a form. It subscribes to the values that it reads, and renders only if one of them changes, or another prop. So a key
 * renders one part.
 * @param reads all values of its props, such as `{ description: true }`.
 */
export function memoPart<Props extends PartProps>(
  reads: { readonly [Name in keyof Props['values']]-?: true },
  Part: FunctionComponent<Props>,
) {
  const names = Object.keys(reads) as (keyof Props['values'])[]; // exactly these, by its type
  const pick = (values: Props['values']): Props['values'] =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Props['values'];
  function Subscribed(props: FromForm<Props>) {
    const values = useStore<Props['values'], Props['values']>(props.values, pick, hasSameMembers);
    return createElement(Part, { ...props, values } as unknown as Props); // all of its props
  }
  Subscribed.displayName = `memoPart(${Part.name})`;
  return memo(Subscribed);
}
