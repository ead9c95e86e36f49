/** Whether two objects, or two lists, have the same members. */
export function hasSameMembers<Members extends object>(a: Members, b: Members): boolean {
  const names = Object.keys(a) as (keyof Members)[]; // of one type
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}
