'use client';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { ListView, NamedView } from './schema.ts';
import { useStoredViews } from './useStoredViews.ts';

export interface ListViewOptions {
  view?: ListView | undefined;
  defaultView?: ListView | undefined;
  onViewChange?: ((view: ListView) => void) | undefined;
  views?: readonly NamedView[] | undefined;
  onViewsChange?: ((views: NamedView[]) => void) | undefined;
  storageKey?: string | undefined;
}

/** The views that the user saved. */
export interface SavedViews {
  views: readonly NamedView[];
  onViewsChange: (views: NamedView[]) => void;
}

/** The view of a list, and the saved ones: controlled, kept in the browser, or neither. */
export function useListView(options: ListViewOptions) {
  const { defaultView = initialView, storageKey, onViewsChange } = options;
  const [stored, store] = useStoredViews(storageKey);
  const [view, setView] = useControllableState(options.view ?? stored?.view, defaultView, (view) => {
    store({ ...stored, view });
    options.onViewChange?.(view);
  });
  const [views, setViews] = useControllableState<readonly NamedView[]>(
    options.views ?? stored?.views,
    noViews,
    (views) => {
      store({ ...stored, views: [...views] });
      onViewsChange?.([...views]);
    },
  );
  const saved: SavedViews | undefined =
    onViewsChange || storageKey !== undefined ? { views, onViewsChange: setViews } : undefined;
  return { view, onViewChange: setView, saved };
}

const initialView: ListView = {};
const noViews: readonly NamedView[] = [];
