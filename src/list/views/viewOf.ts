import { hashKey } from '@tanstack/react-query';
import type { SortingState } from '@tanstack/react-table';
import type { ListView, NamedView } from './schema.ts';

/** What a list displays: of its layout, what views hold. */
interface Displayed {
  view: ListView;
  sorting: { sorting: SortingState } | undefined;
  filtering: { filters: Record<string, unknown> };
}

/** Filters that saved views leave as they are. */
const unsaved = ['period', 'date', 'dates', 'beginDate', 'endDate', 'search'];

/** Whether saved views hold a filter. @param name its name. */
export function isInViews(name: string): boolean {
  return !unsaved.includes(name);
}

/** What a list displays now, to save under a name. */
export function viewOf({ view, sorting, filtering }: Displayed): Omit<NamedView, 'name'> {
  const filters = Object.fromEntries(Object.entries(filtering.filters).filter(([name]) => isInViews(name)));
  return { view, sorting: sorting?.sorting, filters };
}

/** Whether a saved view is what a list displays. @param current see `viewOf`. */
export function isSameView({ view, sorting, filters }: NamedView, current: Omit<NamedView, 'name'>): boolean {
  const described = [view, sorting ?? current.sorting, filters ?? current.filters];
  // As keys of queries, in which the order of members doesn't count: databases change it.
  return hashKey(described) === hashKey([current.view, current.sorting, current.filters]);
}

/** Adds a view, in place of one with its name, in the order of the names in a language. */
export function withView(views: readonly NamedView[], added: NamedView, locale: string): NamedView[] {
  const others = views.filter(({ name }) => name !== added.name);
  return [...others, added].sort((one, other) => one.name.localeCompare(other.name, locale));
}
