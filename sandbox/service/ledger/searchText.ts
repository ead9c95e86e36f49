/** Texts in the form in which they are compared: composed, lower case. Made here, not in SQL, whose lower() depends on the server's locale. */
export function searchable(...texts: readonly string[]): string {
  return [...new Set(texts)].join('\n').normalize('NFKC').toLowerCase();
}
