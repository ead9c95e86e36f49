import type { Customer, Dimension, DimensionTree } from './schema.ts';

/** The dimensions that trees of values are of, each with its values, in the order in which they first appear. */
export function dimensionsOf(trees: readonly DimensionTree[]): Dimension[] {
  const byId = new Map<string, Dimension>();
  for (const { dimension, value } of trees) {
    const known = byId.get(dimension.id);
    if (known) known.values.push(value);
    else byId.set(dimension.id, { ...dimension, values: [value] });
  }
  return [...byId.values()];
}

/** Whether a name has a text in it, in whatever case: how the service searches its lists. */
export function isNamed({ name }: Pick<Customer, 'name'>, search: string): boolean {
  return (name ?? '').toLowerCase().includes(search.toLowerCase());
}
