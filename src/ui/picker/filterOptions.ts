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
    exactMatches(options, searched)[0] ??
    options.find((option) => textsOf(option).some((each) => each.startsWith(searched))) ??
    options[0]
  );
}

/** The only match, or the only option whose name or number is the typed text. */
export function onlyMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const left = options.length > 1 ? exactMatches(options, normalize(typed.trim())) : options;
  return left.length > 1 ? undefined : left[0];
}

const exactMatches = (options: readonly ComboboxOption[], searched: string) =>
  options.filter((option) => textsOf(option).includes(searched));

const textsOf = ({ text, detail = '' }: ComboboxOption) => [normalize(text), normalize(detail)];

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
