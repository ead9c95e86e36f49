import { wordOf } from '../../core/messages/wordOf.ts';
import type { ComboboxGroup, ComboboxOption } from '../../ui/picker/filterOptions.ts';
import type { referenceMessages } from '../messages.ts';
import { type GlAccount, glAccountTypes, type ReferenceStatus } from './glAccountSchema.ts';
import type { Categories, Category, Customer, Dimension, DimensionValue, DimensionValueTree } from './schema.ts';

/** Groups value trees by dimension, in order of first appearance. */
export function groupByDimension(trees: readonly DimensionValueTree[]): Dimension[] {
  const byId = new Map<string, Dimension>();
  for (const { dimension, value } of trees) {
    const known = byId.get(dimension.id);
    if (known) known.values.push(value);
    else byId.set(dimension.id, { ...dimension, values: [value] });
  }
  return [...byId.values()];
}

/** Whether a name contains a text, ignoring case, like the service's search. */
export function isNamed({ name }: Pick<Customer, 'name'>, search: string): boolean {
  return (name ?? '').toLowerCase().includes(search.toLowerCase());
}

/** The items of all lists without duplicates. The first item with an id wins. */
export function uniqueById<Item extends { id: string }>(...lists: readonly (readonly Item[] | undefined)[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of lists.flatMap((list) => list ?? [])) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/** The active items, plus the selected one. */
export function selectableItems<Item extends { id: string; status?: ReferenceStatus | null | undefined }>(
  items: readonly Item[],
  chosenId: string | null,
): Item[] {
  return items.filter(({ id, status }) => status !== 'INACTIVE' || id === chosenId);
}

const typeOrder: readonly string[] = glAccountTypes;

/**
 * Groups accounts by type, unknown types last, and sorts them by number in natural order, then by name.
 * @param locale the sort order of names.
 */
export function accountsByType(
  accounts: readonly GlAccount[],
  locale: string,
): { type: string; accounts: GlAccount[] }[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byType = new Map<string, GlAccount[]>();
  for (const account of accounts) {
    const type = account.type ?? '';
    const ofType = byType.get(type);
    if (ofType) ofType.push(account);
    else byType.set(type, [account]);
  }
  const rank = (type: string) =>
    typeOrder.includes(type) ? typeOrder.indexOf(type) : typeOrder.length + (type ? 0 : 1);
  const inOrder = (a: GlAccount, b: GlAccount) =>
    compareNumbers(a.accountNo, b.accountNo, compare) || compare(nameOf(a), nameOf(b));
  return [...byType]
    .sort(([a], [b]) => rank(a) - rank(b) || compare(a, b))
    .map(([type, accounts]) => ({ type, accounts: accounts.sort(inOrder) }));
}

/** Accounts as options, in the order of `accountsByType`. */
export function accountGroups(
  accounts: readonly GlAccount[],
  messages: typeof referenceMessages,
  locale: string,
): ComboboxGroup[] {
  return accountsByType(accounts, locale).map(({ type, accounts }) => ({
    id: type,
    heading: type ? wordOf(messages, 'group', type) : messages.noType,
    options: accounts.map((account) => ({
      id: account.id,
      text: nameOf(account),
      detail: account.accountNo ?? undefined,
    })),
  }));
}

/** The account's display name. */
function nameOf({ id, name, displayName, accountNo }: GlAccount): string {
  return name || displayName || accountNo || id;
}

/** Accounts without a number come after those with one. */
function compareNumbers(
  a: GlAccount['accountNo'],
  b: GlAccount['accountNo'],
  compare: Intl.Collator['compare'],
): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return compare(a, b);
}

/** The ids of all descendants of a value. */
export function idsBelow({ children }: Pick<DimensionValue, 'children'>): string[] {
  return children.flatMap((child) => [child.id, ...idsBelow(child)]);
}

/** The required dimensions without a selected value at any depth. */
export function missingDimensions(dimensions: readonly Dimension[], ids: readonly string[]): Dimension[] {
  return dimensions.filter(
    ({ requiredness, values }) =>
      requiredness === 'REQUIRED' && !idsBelow({ children: values }).some((id) => ids.includes(id)),
  );
}

/** Dimensions with the required ones first. */
export function requiredFirst(dimensions: readonly Dimension[]): Dimension[] {
  const isRequired = ({ requiredness }: Dimension) => requiredness === 'REQUIRED';
  return [...dimensions.filter(isRequired), ...dimensions.filter((dimension) => !isRequired(dimension))];
}

/** Whether every selected value is known, and no dimension has two, so that a field per dimension shows all of them. */
export function hasOneValueEach(dimensions: readonly Dimension[], ids: readonly string[]): boolean {
  const counts = dimensions.map(({ values }) => {
    const known = idsBelow({ children: values });
    return ids.filter((id) => known.includes(id)).length;
  });
  return counts.every((count) => count <= 1) && counts.reduce((sum, count) => sum + count, 0) === ids.length;
}

/** Finds a value by id, at any depth. */
export function findDimensionValue(values: readonly DimensionValue[], id: string): DimensionValue | undefined {
  for (const value of values) {
    const found = value.id === id ? value : findDimensionValue(value.children, id);
    if (found) return found;
  }
  return undefined;
}

/** The selection after toggling a value. A value covers its descendants, so they are removed from the selection. */
export function toggleValue(chosen: readonly string[], value: DimensionValue): string[] {
  if (chosen.includes(value.id)) return chosen.filter((id) => id !== value.id);
  const covered = new Set(idsBelow(value));
  return [...chosen.filter((id) => !covered.has(id)), value.id];
}

/** The ids of values whose name contains a text, with their ancestors and descendants. */
export function idsNamed(values: readonly DimensionValue[], search: string): Set<string> {
  const ids = new Set<string>();
  for (const value of values) {
    const isMatch = isNamed(value, search);
    const below = isMatch ? idsBelow(value) : [...idsNamed(value.children, search)];
    if (isMatch || below.length > 0) for (const id of [value.id, ...below]) ids.add(id);
  }
  return ids;
}

const maxRecent = 5;

/** Adds a choice to the recent ones: latest first, without duplicates. */
export function addRecent<Choice extends { id: string }>(before: readonly Choice[], choice: Choice): Choice[] {
  return [choice, ...before.filter(({ id }) => id !== choice.id)].slice(0, maxRecent);
}

/**
 * Moves options from their groups to a first group, such as recent choices, so that a search finds each once.
 * @param chosen in their order. Those that no group contains are ignored.
 */
export function groupFirst(
  groups: readonly ComboboxGroup[],
  chosen: readonly { id: string }[],
  { id, heading }: Pick<ComboboxGroup, 'id' | 'heading'>,
): ComboboxGroup[] {
  const ids = chosen.map((option) => option.id);
  const isChosen = ({ id }: ComboboxOption) => ids.includes(id);
  const options = groups.flatMap((group) => group.options.filter(isChosen));
  return [
    { id, heading, options: options.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) },
    ...groups.map((group) => ({ ...group, options: group.options.filter((option) => !isChosen(option)) })),
  ];
}

/** Finds a category by id in any tree. */
export function findCategory({ expense, revenue, transfer }: Categories, id: string): Category | undefined {
  const within = (categories: readonly Category[]): Category | undefined => {
    for (const category of categories) {
      const found = category.id === id ? category : within(category.children);
      if (found) return found;
    }
    return undefined;
  };
  return within([...expense, ...revenue, ...transfer]);
}
