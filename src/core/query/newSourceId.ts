/** A source for a new document, by which a second try of the same one can be told. 128 random bits: no two are the same. */
export function newSourceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // `randomUUID` is missing on pages without https
  return `daybook-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
