/** How the text of an attribute is read. */
export type AttributeKind = 'text' | 'number' | 'flag';

/** The name of a prop as an attribute: `glAccountId` is `gl-account-id`. */
export function attributeOf(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The name of a callback as an event: `onEntrySelect` is `entry-select`. */
export function eventOf(callback: string): string {
  return attributeOf(callback.slice(2)).slice(1);
}

/** The value of an attribute; undefined if it is empty. A flag is on if it is present, except as `flag="false"`. */
export function readAttribute(
  text: string | null,
  kind: AttributeKind = 'text',
): string | number | boolean | undefined {
  if (text === null || (kind !== 'flag' && text.trim() === '')) return undefined;
  if (kind === 'flag') return text !== 'false';
  const number = Number(text);
  return kind === 'number' && !Number.isNaN(number) ? number : text; // an error shows the text that came
}
