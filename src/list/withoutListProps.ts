import type { TitledComponentProps } from '../ui/root/Root.tsx';
import type { BulkActionProps, ListSlotProps } from './rows/listSlotProps.ts';
import type { ListColumnProps } from './useListLayout.ts';

type ListProps = {
  [Name in keyof (ListColumnProps<object> & ListSlotProps<object> & BulkActionProps<object>)]?: unknown;
};

/** The props of a list's outermost element: those that no list reads. */
export function withoutListProps(props: TitledComponentProps & ListProps): TitledComponentProps {
  const { columns, view, defaultView, onViewChange, views, onViewsChange, storageKey, ...slots } = props;
  const { rowActions, rowProps, ...others } = slots;
  const { toolbarActions, bulkActions, renderEmpty, renderError, renderLoading, ...rest } = others;
  return rest;
}
