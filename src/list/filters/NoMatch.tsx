'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/http/defineFilters.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { FilterMessages } from './useFilterChips.ts';
import { type ActiveFilter, useHelpfulFilter } from './useHelpfulFilter.ts';
import type { CommonFilters } from './useListSearch.ts';
import { type CountMatches, matchText } from './useMatchCount.ts';

interface NoMatchProps<Filters extends CommonFilters> {
  fields: readonly FilterField[];
  filters: Filters;
  /** @param kept the names of filters to keep; default: none. */
  onClear: (kept?: readonly string[]) => void;
  /** Finds the one filter without which most would match, and offers to clear it. */
  countMatches?: CountMatches<Filters> | undefined;
  /** What else is known about them. */
  detail?: ReactNode;
  /** Another way out. */
  action?: ReactNode;
  messages: FilterMessages;
}

/** Replaces the rows of a list if none matches the filters: names those that are on, with a button to clear them. */
export function NoMatch<Filters extends CommonFilters>(props: NoMatchProps<Filters>) {
  const { fields, filters, onClear, countMatches, detail, action, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const active = activeFilters(fields, filters, messages);
  const helpful = useHelpfulFilter(active, filters, countMatches);
  const matches = helpful && matchText(helpful.matches, messages);
  return (
    <EmptyState
      icon="noMatch"
      title={shared.noMatch}
      actions={
        <>
          {helpful && (
            <Button onPress={() => onClear(helpful.kept)}>{messages.clearFilter({ filter: helpful.name })}</Button>
          )}
          <Button onPress={() => onClear()}>{shared.clearFilters}</Button>
          {action}
        </>
      }
    >
      {shared.filtersOn({ filters: active.map(({ name }) => name).join(', ') })}{' '}
      {matches && messages.matchesWithout({ filter: helpful.name, matches })} {detail}
    </EmptyState>
  );
}

function activeFilters(
  fields: readonly FilterField[],
  filters: CommonFilters,
  messages: FilterMessages,
): ActiveFilter[] {
  const { period = 'all', search } = filters;
  const ofFields = fields
    .filter(({ read }) => read(filters))
    .map(({ label, write }) => ({ name: wordOf(messages, '', label), members: Object.keys(write({}, filters)) }));
  return [
    ...(search ? [{ name: messages.chipSearch({ search }), members: ['search'] }] : []),
    ...(period === 'all' ? [] : [{ name: messages[period], members: ['period'] }]),
    ...ofFields,
  ];
}
