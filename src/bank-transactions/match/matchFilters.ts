/** Rows of a search that are shown at most. */
export const maxShown = 50;

/** Whether texts have every word of a search, in any of them. */
export function includesWords(texts: readonly (string | null | undefined)[], search: string): boolean {
  const all = texts.join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word));
}

/** Whether two dates are at most so many days apart; an unknown one is not. */
export function isWithinDays(days: number | undefined, most: number): boolean {
  return days !== undefined && Math.abs(days) <= most;
}
