/** A unique source ID for a new document, to recognize it in a retry. 128 random bits. */
export function newSourceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // `randomUUID` is missing on pages without https
  return `daybook-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
