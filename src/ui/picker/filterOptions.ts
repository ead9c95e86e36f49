/** Something to choose. */
export interface ComboboxOption {
  id: string;
  text: string;
  /** What tells it apart besides, such as an account number; it is searched, too. */
  detail?: string | undefined;
}

/** Options under a heading; without one they stand by themselves. */
export interface ComboboxGroup {
  id: string;
  heading?: string | undefined;
  options: readonly ComboboxOption[];
}

/** What is searched of each option, made once for a list however much is typed. */
export type SearchIndex = readonly {
  group: ComboboxGroup;
  entries: readonly { option: ComboboxOption; text: string }[];
}[];

export function indexOf(groups: readonly ComboboxGroup[]): SearchIndex {
  return groups.map((group) => ({
    group,
    entries: group.options.map((option) => ({ option, text: plain(`${option.text} ${option.detail ?? ''}`) })),
  }));
}

/** The options that have every word of what is typed in them, whatever its case and accents, in their groups and order. */
export function filterOptions(index: SearchIndex, typed: string): ComboboxGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return index.map(({ group }) => group).filter(({ options }) => options.length > 0);
  return index.flatMap(({ group, entries }) => {
    const matches = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    return matches.length > 0 ? [{ ...group, options: matches.map(({ option }) => option) }] : [];
  });
}

/** The match that is most likely meant: one whose name or number begins with what is typed, else the first. */
export function likeliest(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const beginning = plain(typed.trim());
  const begins = (text: string | undefined) => text !== undefined && plain(text).startsWith(beginning);
  return options.find(({ text, detail }) => begins(detail) || begins(text)) ?? options[0];
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
