/** The edits that differ from `from`. */
export function changesFrom<Edits extends object>(
  edits: Edits,
  from: { readonly [Name in keyof Edits]?: unknown },
): Edits {
  const names = Object.keys(edits) as (keyof Edits)[]; // the names of edits
  const changed = names.filter((name) => edits[name] !== undefined && edits[name] !== from[name]);
  return Object.fromEntries(changed.map((name) => [name, edits[name]])) as Edits; // all edits are optional
}
