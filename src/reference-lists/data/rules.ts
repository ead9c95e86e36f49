import { wordOf } from '../../core/messages/wordOf.ts';
import type { ComboboxGroup, ComboboxOption } from '../../ui/picker/filterOptions.ts';
import type { referenceMessages } from '../messages.ts';
import {
  type Categories,
  type Category,
  type Customer,
  type Dimension,
  type DimensionTree,
  type DimensionValue,
  type GlAccount,
  glAccountTypes,
  type ReferenceStatus,
} from './schema.ts';

/** The dimensions that trees of values are of, each with its values, in the order in which they first appear. */
export function groupByDimension(trees: readonly DimensionTree[]): Dimension[] {
  const byId = new Map<string, Dimension>();
  for (const { dimension, value } of trees) {
    const known = byId.get(dimension.id);
    if (known) known.values.push(value);
    else byId.set(dimension.id, { ...dimension, values: [value] });
  }
  return [...byId.values()];
}

/** Whether a name has a text in it, in whatever case: how the service searches its lists. */
export function isNamed({ name }: Pick<Customer, 'name'>, search: string): boolean {
  return (name ?? '').toLowerCase().includes(search.toLowerCase());
}

/** What is in the lists, each once; of two with the same id the one of the first list. */
export function uniqueById<Item extends { id: string }>(...lists: readonly (readonly Item[] | undefined)[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of lists.flatMap((list) => list ?? [])) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/** What can be chosen: what is in use, and what is chosen already. */
export function selectableItems<Item extends { id: string; status?: ReferenceStatus | null | undefined }>(
  items: readonly Item[],
  chosenId: string | null,
): Item[] {
  return items.filter(({ id, status }) => status !== 'INACTIVE' || id === chosenId);
}

/** Types that are not known come last. */
const typeOrder: readonly string[] = glAccountTypes;

/**
 * Accounts by type, types that are not known last, and within a type by number as people count, then by name.
 * @param locale decides how names are sorted.
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

/** Accounts to choose from, in the order of `accountsByType`. */
export function accountGroups(
  accounts: readonly GlAccount[],
  messages: typeof referenceMessages,
  locale: string,
): ComboboxGroup[] {
  return accountsByType(accounts, locale).map(({ type, accounts }) => ({
    id: type,
    heading: type ? wordOf(messages, 'group', type) : messages.noType,
    options: accounts.map(
      (account): ComboboxOption => ({
        id: account.id,
        text: nameOf(account),
        detail: account.accountNo ?? undefined,
      }),
    ),
  }));
}

/** What an account is called. */
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

/** The ids of all that is below a value. */
export function idsBelow({ children }: Pick<DimensionValue, 'children'>): string[] {
  return children.flatMap((child) => [child.id, ...idsBelow(child)]);
}

/** The dimensions that have to be chosen of and of which nothing is, at whatever depth. */
export function missingDimensions(dimensions: readonly Dimension[], ids: readonly string[]): Dimension[] {
  return dimensions.filter(
    ({ requiredness, values }) =>
      requiredness === 'REQUIRED' && !idsBelow({ children: values }).some((id) => ids.includes(id)),
  );
}

/** A value among others or below them, by its id. */
export function findDimensionValue(values: readonly DimensionValue[], id: string): DimensionValue | undefined {
  for (const value of values) {
    const found = value.id === id ? value : findDimensionValue(value.children, id);
    if (found) return found;
  }
  return undefined;
}

/** What is chosen once a value is chosen or given up. A value stands for all below it, which need not be named besides. */
export function toggleValue(chosen: readonly string[], value: DimensionValue): string[] {
  if (chosen.includes(value.id)) return chosen.filter((id) => id !== value.id);
  const covered = new Set(idsBelow(value));
  return [...chosen.filter((id) => !covered.has(id)), value.id];
}

/** The ids of the values that have a text in their name, and of all above and below them. */
export function idsNamed(values: readonly DimensionValue[], search: string): Set<string> {
  const ids = new Set<string>();
  for (const value of values) {
    const isMatch = isNamed(value, search);
    const below = isMatch ? idsBelow(value) : [...idsNamed(value.children, search)];
    if (isMatch || below.length > 0) for (const id of [value.id, ...below]) ids.add(id);
  }
  return ids;
}

/** As many as a person sees at a glance. */
const mostRecent = 5;

/** The last choices once there is one more: the latest first, each once. */
export function addRecent<Choice extends { id: string }>(before: readonly Choice[], choice: Choice): Choice[] {
  return [choice, ...before.filter(({ id }) => id !== choice.id)].slice(0, mostRecent);
}

/**
 * Groups with the latest choices before them. These leave their groups meanwhile, so that what is typed finds each once.
 * @param recent the latest first; those that no group has are left out.
 */
export function recentFirst(
  groups: readonly ComboboxGroup[],
  recent: readonly { id: string }[],
  heading: string,
): ComboboxGroup[] {
  const ids = recent.map(({ id }) => id);
  const isRecent = ({ id }: ComboboxOption) => ids.includes(id);
  const options = groups.flatMap((group) => group.options.filter(isRecent));
  return [
    { id: 'recent', heading, options: options.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) },
    ...groups.map((group) => ({ ...group, options: group.options.filter((option) => !isRecent(option)) })),
  ];
}

/** A category by its id, from whichever tree. */
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
