'use client';
import { useControllableState } from '../../ui/useControllableState.ts';

/** How a list is displayed: plain JSON, which a host can store. */
export interface ListView {
  /** Whether a column is shown, by its id; default `true`. */
  columnVisibility?: Record<string, boolean>;
  /** The ids of columns in their order; others follow. */
  columnOrder?: string[];
  /** The widths of resized columns, in pixels, by their ids. Other columns fit their content. */
  columnSizing?: Record<string, number>;
  /** The height of rows; default `comfortable`. */
  density?: 'comfortable' | 'compact';
}

export interface ListViewOptions {
  view?: ListView | undefined;
  defaultView?: ListView | undefined;
  onViewChange?: ((view: ListView) => void) | undefined;
}

const initialView: ListView = {};

/** The view of a list, controlled or not. */
export function useListView({ view, defaultView, onViewChange }: ListViewOptions) {
  return useControllableState(view ?? undefined, defaultView ?? initialView, onViewChange);
}
