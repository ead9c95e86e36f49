import type { ListSlotProps } from '../list/rows/listSlotProps.ts';
import type { ListColumnProps } from '../list/useListLayout.ts';
import type { PropsDefinition } from './definition.ts';

type ListProps = Omit<ListColumnProps<object> & ListSlotProps<object>, 'toolbarActions'> & {
  filters?: unknown;
  defaultFilters?: unknown;
  onFiltersChange?: (filters: never) => void;
};

/** What the elements of all lists have. */
export const listProps = {
  attributes: { storageKey: 'text' },
  properties: [
    'filters',
    'defaultFilters',
    'columns',
    'view',
    'defaultView',
    'views',
    'rowActions',
    'rowProps',
    'renderEmpty',
    'renderError',
    'renderLoading',
  ],
  events: ['onFiltersChange', 'onViewChange', 'onViewsChange'],
  actions: [],
} as const satisfies PropsDefinition<ListProps>;
