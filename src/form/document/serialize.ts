/**
 * A value as comparable text, in which the order of keys doesn't count. Lists of ids are sets: removing one and adding it back
 * is not a change.
 * @param options `textOf` normalizes texts; `hasSets` says whether there are such lists.
 */
export function serialize(value: unknown, { textOf = (text: string) => text, hasSets = true } = {}): string {
  return JSON.stringify(value, (_key, member) => {
    if (typeof member === 'string') return textOf(member);
    if (Array.isArray(member))
      return hasSets && member.every((id) => typeof id === 'string') ? member.toSorted() : member;
    if (!member || typeof member !== 'object') return member;
    return Object.fromEntries(
      Object.keys(member)
        .toSorted()
        .map((key) => [key, member[key]]),
    );
  });
}

/** A value of custom data as comparable text: the user sees no blanks around a text, and no difference between an empty one and none. */
export function serializeCustomValue(value: unknown): string | undefined {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  return isEmpty ? undefined : serialize(value, { textOf: (text) => text.trim(), hasSets: false });
}
