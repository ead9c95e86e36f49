import type { ComboboxGroup, ComboboxOption } from '../../ui/picker/filterOptions.ts';
import { recentFirst, uniqueById } from '../data/rules.ts';
import type { Categories, Category, NamedChoice } from '../data/schema.ts';
import type { referenceMessages } from '../messages.ts';

/** What can be chosen of, and what is chosen. */
export interface CategoryChoices {
  /** The trees; undefined if they are not there. */
  categories: Categories | undefined;
  /** The latest choices. They stand first, and there alone, so that what is typed finds each category once. */
  recent: readonly NamedChoice[];
  /** Categories of a document: they can be chosen although they are no longer in use, or in no tree. */
  known: readonly NamedChoice[];
  chosenId: string | null;
  /** Which way the money goes; its kind of category comes before the other. */
  direction: 'in' | 'out';
}

/** Categories to choose from: the latest choices, then by kind, last those that no tree has. */
export function categoryGroups(choices: CategoryChoices, messages: typeof referenceMessages): ComboboxGroup[] {
  const { categories, recent, known, chosenId, direction } = choices;
  const kinds: readonly (keyof Categories)[] =
    direction === 'in' ? ['revenue', 'expense', 'transfer'] : ['expense', 'revenue', 'transfer'];
  const headings: Record<keyof Categories, string> = {
    expense: messages.categoriesExpense,
    revenue: messages.categoriesRevenue,
    transfer: messages.categoriesTransfer,
  };
  const isOffered = ({ id, status }: Category) =>
    status !== 'INACTIVE' || id === chosenId || known.some((each) => each.id === id);
  const byKind: ComboboxGroup[] = kinds.map((kind) => ({
    id: kind,
    heading: headings[kind],
    options: optionsBelow(categories?.[kind] ?? [], isOffered),
  }));

  const listed = new Set(byKind.flatMap(({ options }) => options.map(({ id }) => id)));
  // Without the trees, an earlier choice has the name that it had then. Trees without it say that it was given up.
  const others = uniqueById(known, categories ? [] : recent).filter(({ id }) => !listed.has(id));
  const heading = categories || recent.length > 0 ? messages.otherCategories : undefined;
  return recentFirst([...byKind, { id: 'others', heading, options: others.map(optionOf) }], recent, messages.recent);
}

/** Categories and all below them, each with the names of those above it. */
function optionsBelow(
  categories: readonly Category[],
  isOffered: (category: Category) => boolean,
  path: readonly string[] = [],
): ComboboxOption[] {
  return categories.flatMap((category) => [
    ...(isOffered(category) ? [{ ...optionOf(category), detail: pathText(path) }] : []),
    ...optionsBelow(category.children, isOffered, [...path, category.name]),
  ]);
}

/**
 * Names on the way to a category, each between the marks by which a name in another direction keeps its place. These also
 * keep what is typed from being taken for the beginning of a path: the category of that name is meant then.
 */
function pathText(names: readonly string[]): string | undefined {
  return names.length > 0 ? names.map((name) => `\u2068${name}\u2069`).join(' › ') : undefined;
}

function optionOf({ id, name }: NamedChoice): ComboboxOption {
  return { id, text: name };
}
