'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { isActive, withFilters } from '../../core/filters/filterEntries.ts';
import { type FilterMessages, fieldName } from '../../list/filters/useFilterChips.ts';
import type { CommonFilters } from '../../list/filters/useListSearch.ts';
import { type CountMatches, matchText } from '../../list/filters/useMatchCount.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useDimensionFields } from '../data/useDimensionFields.ts';
import { type ActiveFilter, useHelpfulFilter } from './useHelpfulFilter.ts';

interface NoMatchProps<Filters extends CommonFilters> {
  fields: readonly FilterField[];
  filters: Filters;
  onClear: () => void;
  /** Finds the one filter without which most would match, and offers to clear it. */
  countMatches?: CountMatches<Filters> | undefined;
  /** Called with the filters that are left then. */
  onRemove?: (left: Filters) => void;
  /** What else is known about them. */
  detail?: ReactNode;
  /** Another way out. */
  action?: ReactNode;
  messages: FilterMessages;
}

/** Replaces the rows of a list if none matches the filters: names those that are on, with a button to clear them. */
export default function NoMatch<Filters extends CommonFilters>(props: NoMatchProps<Filters>) {
  const { filters, onClear, countMatches, onRemove, detail, action, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const set = props.fields.filter((field) => isActive(field, filters));
  const active = activeFilters(useDimensionFields(set, filters), filters, messages);
  const helpful = useHelpfulFilter(active, countMatches, filters.search);
  const matches = helpful && matchText(helpful.matches, messages);
  return (
    <EmptyState
      icon="noMatch"
      title={shared.noMatch}
      actions={
        <>
          {helpful && (
            <Button onPress={() => onRemove?.(helpful.left)}>{messages.clearFilter({ filter: helpful.name })}</Button>
          )}
          <Button onPress={onClear}>{shared.clearFilters}</Button>
          {action}
        </>
      }
    >
      {shared.filtersOn({ filters: active.map(({ name }) => name).join(', ') })}{' '}
      {matches && messages.matchesWithout({ filter: helpful.name, matches })} {detail}
    </EmptyState>
  );
}

/** The search, the period and the fields that are on, each with the filters that are left without it. */
function activeFilters<Filters extends CommonFilters>(
  fields: readonly FilterField[],
  filters: Filters,
  messages: FilterMessages,
): ActiveFilter<Filters>[] {
  const { period = 'all', search } = filters;
  const without = (changes: object) => withFilters(filters, changes);
  return [
    ...(search ? [{ name: messages.chipSearch({ search }), left: without({ search: undefined }) }] : []),
    ...(period === 'all' ? [] : [{ name: messages[period], left: without({ period: undefined }) }]),
    ...fields.map((field) => ({ name: fieldName(field, messages), left: without(field.write({}, filters)) })),
  ];
}
