/** The object without empty members, recursively; undefined if nothing is left. */
export function omitEmpty<Members extends object>(members: Members): Members | undefined {
  const entries = Object.entries(members).flatMap(([name, value]) => {
    const result = isObject(value) ? omitEmpty(value) : value;
    const isEmpty = result === undefined || result === '' || (Array.isArray(result) && result.length === 0);
    return isEmpty ? [] : [[name, result]];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Members) : undefined; // every member is optional
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
