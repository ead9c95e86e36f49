/**
 * A value as comparable text. Lists of ids are sets: removing one and adding it back is not a change.
 * @param textOf normalizes texts.
 */
export function serialize(value: unknown, textOf = (text: string) => text): string {
  const isIds = (member: unknown) => Array.isArray(member) && member.every((id) => typeof id === 'string');
  return JSON.stringify(value, (_key, member) => {
    if (typeof member === 'string') return textOf(member);
    return isIds(member) ? member.toSorted() : member;
  });
}
