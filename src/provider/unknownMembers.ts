/** What a host's object has that Daybook doesn't know, such as a misspelled name. @param what names a member. */
export function unknownMembers(prop: string, given: object, known: readonly string[], what: string): string[] {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return unknown.map(
    (name) => `${prop}.${name} was skipped: there is no such ${what}. Expected one of ${known.join(', ')}.`,
  );
}
