import type { ReactNode } from 'react';

export interface ComboboxOption {
  id: string;
  text: string;
  /** A distinguishing detail, such as an account number; searched too. */
  detail?: string | undefined;
  /** Shown in the place of the detail; not searched. */
  note?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** Options with an optional heading. */
export interface ComboboxGroup {
  id: string;
  heading?: string | undefined;
  options: readonly ComboboxOption[];
  /** Whether it is the last group, which stays in view below the others. */
  isPinned?: boolean;
}

/** The normalized text of each option, built once for a list. */
export type SearchIndex = readonly {
  group: ComboboxGroup;
  entries: readonly { option: ComboboxOption; text: string }[];
}[];

export function buildIndex(groups: readonly ComboboxGroup[]): SearchIndex {
  return groups.map((group) => ({
    group,
    entries: group.options.map((option) => ({ option, text: normalize(`${option.text} ${option.detail ?? ''}`) })),
  }));
}

/** The options that contain every typed word, ignoring case and accents, in their groups and order. */
export function filterOptions(index: SearchIndex, typed: string): ComboboxGroup[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return index.map(({ group }) => group).filter(({ options }) => options.length > 0);
  return index.flatMap(({ group, entries }) => {
    const matches = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    return matches.length > 0 ? [{ ...group, options: matches.map(({ option }) => option) }] : [];
  });
}

/** The best match: an option whose name or number is the typed text, else one that begins with it, else the first. */
export function bestMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const searched = normalize(typed.trim());
  return (
    options.find(matching((each) => each === searched)) ??
    options.find(matching((each) => each.startsWith(searched))) ??
    options[0]
  );
}

/** The only match, or the only option whose name or number is the typed text. */
export function onlyMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const searched = normalize(typed.trim());
  const exact = options.length > 1 ? options.filter(matching((each) => each === searched)) : options;
  return exact.length === 1 ? exact[0] : undefined;
}

const matching =
  (isMatch: (normalized: string) => boolean) =>
  ({ text, detail = '' }: ComboboxOption) =>
    [text, detail].some((each) => isMatch(normalize(each)));

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
