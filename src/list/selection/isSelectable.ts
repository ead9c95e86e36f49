interface SelectableProps {
  selectable?: boolean | undefined;
  onSelectionChange?: unknown;
  bulkActions?: unknown;
}

/** Whether rows have checkboxes: as the host says, or if it does something with the selected rows. */
export function isSelectable({ selectable, onSelectionChange, bulkActions }: SelectableProps): boolean {
  return selectable ?? (onSelectionChange ?? bulkActions) !== undefined;
}
