'use client';
import { ofType, type PropKind, type PropKinds, useValidProps } from '../ui/root/useValidProps.ts';
import { parseSorting, parseView, parseViews } from './views/schema.ts';

/** The props of a list without what is invalid in them. @param own what props may be that other lists don't have. */
export function useListProps<Props extends object>(props: Props, own?: PropKinds): Props {
  return useValidProps(props, { ...shared, ...own });
}

const view: PropKind = [parseView, 'a view as onViewChange passes it'];
const sorting: PropKind = [parseSorting, 'an array, such as [{ id: "date", desc: true }]'];
const shared: PropKinds = {
  view,
  defaultView: view,
  views: [parseViews, 'views as onViewsChange passes them'],
  sorting,
  defaultSorting: sorting,
  rowProps: ofType('function'),
  renderEmpty: ofType('function'),
  renderError: ofType('function'),
  renderLoading: ofType('function'),
};
