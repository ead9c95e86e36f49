import { type GlAccount, glAccountTypes, type ReferenceStatus } from './glAccountSchema.ts';
import type { Categories, Category, Customer, Dimension, DimensionValueTree } from './schema.ts';

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
    compareNumbers(a.accountNo, b.accountNo, compare) || compare(accountName(a), accountName(b));
  return [...byType]
    .sort(([a], [b]) => rank(a) - rank(b) || compare(a, b))
    .map(([type, accounts]) => ({ type, accounts: accounts.sort(inOrder) }));
}

/** The account's display name. */
export function accountName({ id, name, displayName, accountNo }: GlAccount): string {
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

const maxRecent = 5;

/** Adds a choice to the recent ones: latest first, without duplicates. */
export function addRecent<Choice extends { id: string }>(before: readonly Choice[], choice: Choice): Choice[] {
  return [choice, ...before.filter(({ id }) => id !== choice.id)].slice(0, maxRecent);
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
