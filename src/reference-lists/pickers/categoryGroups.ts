import type { ComboboxGroup, ComboboxOption } from '../../ui/picker/filterOptions.ts';
import { uniqueById } from '../data/rules.ts';
import type { Categories, Category, NamedChoice } from '../data/schema.ts';
import type { referenceMessages } from '../messages.ts';
import { groupFirst } from './optionGroups.ts';

/** The available categories and the selected one. */
export interface CategoryChoices {
  /** Undefined if they aren't loaded. */
  categories: Categories | undefined;
  /** The ids of suggestions, the most likely first. Each category is listed once. */
  suggested?: readonly string[] | undefined;
  /** What is shown beside categories, by their ids. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Recent choices, shown only in their group, so that a search finds each category once. */
  recent: readonly NamedChoice[];
  /** Categories of a document, which can be chosen even if they are inactive or missing from the trees. */
  known: readonly NamedChoice[];
  chosenId: string | null;
  /** The direction of the money, whose categories come first. */
  direction: 'in' | 'out';
}

/** Categories as options: suggestions, recent choices, then by kind, then those missing from the trees. */
export function categoryGroups(choices: CategoryChoices, messages: typeof referenceMessages): ComboboxGroup[] {
  const { categories, suggested = [], notes, recent, known, chosenId, direction } = choices;
  const kinds: readonly (keyof Categories)[] =
    direction === 'in' ? ['revenue', 'expense', 'transfer'] : ['expense', 'revenue', 'transfer'];
  const headings: Record<keyof Categories, string> = {
    expense: messages.categoriesExpense,
    revenue: messages.categoriesRevenue,
    transfer: messages.categoriesTransfer,
  };
  const isSelectable = ({ id, status }: Category) =>
    status !== 'INACTIVE' || id === chosenId || known.some((each) => each.id === id);
  const byKind: ComboboxGroup[] = kinds.map((kind) => ({
    id: kind,
    heading: headings[kind],
    options: flatOptions(categories?.[kind] ?? [], isSelectable),
  }));

  const listed = new Set(byKind.flatMap(({ options }) => options.map(({ id }) => id)));
  // Recent choices keep their names until the trees load; those missing from the trees were deleted.
  const others = uniqueById(known, categories ? [] : recent).filter(({ id }) => !listed.has(id));
  const heading = categories || recent.length > 0 ? messages.otherCategories : undefined;
  const groups = [...byKind, { id: 'others', heading, options: others.map(optionOf) }];
  const recentFirst = groupFirst(groups, recent, { id: 'recent', heading: messages.recent });
  const ofSuggestions = suggested.map((id) => ({ id }));
  const suggestedFirst = groupFirst(recentFirst, ofSuggestions, { id: 'suggested', heading: messages.suggested });
  const all = suggestedFirst.flatMap(({ options }) => options);
  const noteOf = ({ id, text, detail }: ComboboxOption) => {
    const note = notes?.get(id);
    // The note takes the place of the parents, which tell categories of one name apart.
    const isAmbiguous = note !== undefined && all.some((other) => other.id !== id && other.text === text);
    return isAmbiguous && detail ? `${detail} · ${note}` : note;
  };
  return suggestedFirst.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({ ...option, note: noteOf(option) })),
  }));
}

/** Flattens category trees. Each option has the names of its ancestors. */
function flatOptions(
  categories: readonly Category[],
  isSelectable: (category: Category) => boolean,
  path: readonly string[] = [],
): ComboboxOption[] {
  return categories.flatMap((category) => [
    ...(isSelectable(category) ? [{ ...optionOf(category), detail: pathText(path) }] : []),
    ...flatOptions(category.children, isSelectable, [...path, category.name]),
  ]);
}

/**
 * The names of a category's ancestors, each isolated so that names of mixed directions stay in order. The isolating characters
 * also keep a search from matching the start of a path: it should match the category with that name.
 */
function pathText(names: readonly string[]): string | undefined {
  return names.length > 0 ? names.map((name) => `\u2068${name}\u2069`).join(' › ') : undefined;
}

function optionOf({ id, name }: NamedChoice): ComboboxOption {
  return { id, text: name };
}
