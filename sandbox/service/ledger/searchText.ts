/** Normalizes text for search. Not done in SQL, where lower() depends on the server's locale. */
export function searchable(...texts: readonly string[]): string {
  return [...new Set(texts)].join('\n').normalize('NFKC').toLowerCase();
}
