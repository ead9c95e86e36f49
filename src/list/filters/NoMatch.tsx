'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/http/defineFilters.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { FilterMessages } from './useFilterChips.ts';
import type { CommonFilters } from './useListSearch.ts';

interface NoMatchProps {
  fields: readonly FilterField[];
  filters: CommonFilters;
  onClear: () => void;
  /** What else is known about them. */
  detail?: ReactNode;
  /** Another way out. */
  action?: ReactNode;
  messages: FilterMessages;
}

/** Replaces the rows of a list if none matches the filters: names those that are on, with a button to clear them. */
export function NoMatch({ fields, filters, onClear, detail, action, messages }: NoMatchProps) {
  const shared = useMessages('ui', uiMessages);
  const { period = 'all', search } = filters;
  const names = [
    search && messages.chipSearch({ search }),
    period !== 'all' && messages[period],
    ...fields.filter(({ read }) => read(filters)).map(({ label }) => wordOf(messages, '', label)),
  ];
  return (
    <EmptyState
      icon="noMatch"
      title={shared.noMatch}
      actions={
        <>
          <Button onPress={onClear}>{shared.clearFilters}</Button>
          {action}
        </>
      }
    >
      {shared.filtersOn({ filters: names.filter(Boolean).join(', ') })} {detail}
    </EmptyState>
  );
}
