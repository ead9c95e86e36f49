'use client';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { ListView, NamedView } from './schema.ts';
import { useSessionViews } from './useSessionViews.ts';
import { useStoredViews } from './useStoredViews.ts';

export interface ListViewOptions {
  view?: ListView | undefined;
  defaultView?: ListView | undefined;
  onViewChange?: ((view: ListView) => void) | undefined;
  views?: readonly NamedView[] | undefined;
  onViewsChange?: ((views: NamedView[]) => void) | undefined;
  storageKey?: string | undefined;
  /** The list's name, under which the page keeps what nothing else does. */
  name: string;
}

/** The views that the user saved. */
export interface SavedViews {
  views: readonly NamedView[];
  onViewsChange: (views: NamedView[]) => void;
}

/** The view of a list, and the saved ones: controlled, or kept in the browser or the page. */
export function useListView(options: ListViewOptions) {
  const { defaultView = initialView, storageKey, onViewsChange, name } = options;
  const [stored, store] = useSessionViews(storageKey, `${name} view`, defaultView);
  const [view, setView] = useControllableState(options.view ?? stored?.view, defaultView, (view) => {
    store({ view });
    options.onViewChange?.(view);
  });
  const [kept, keep] = useStoredViews(storageKey, name);
  const saved: SavedViews = {
    views: options.views ?? kept?.views ?? noViews,
    onViewsChange: (views) => {
      keep({ views });
      onViewsChange?.(views);
    },
  };
  return { view, onViewChange: setView, saved };
}

const initialView: ListView = {};
const noViews: readonly NamedView[] = [];
