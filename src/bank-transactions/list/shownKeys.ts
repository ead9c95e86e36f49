import type { ListKeys } from '../../list/display/ShortcutsDialog.tsx';

/** The keys of the list that its dialog of keys shows. */
export function shownKeys({
  isSelectable,
  canEdit,
  canOpen,
}: Record<'isSelectable' | 'canEdit' | 'canOpen', boolean>): ListKeys {
  return {
    tabs: true,
    open: canOpen,
    select: isSelectable,
    accept: canEdit,
    category: canEdit,
    review: canEdit,
    nextToReview: true,
    split: canOpen && canEdit,
    match: canOpen && canEdit,
    others: canEdit,
    undo: canEdit,
  };
}
