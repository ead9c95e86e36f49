import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { QuerySlots } from '../../ui/feedback/QueryState.tsx';

/** An action of a row. */
export interface RowAction {
  /** Its text, or the accessible name and tooltip of its icon. */
  label: string;
  /** Replaces the text, as wide as a letter. */
  icon?: ReactNode;
  /** Called on a click, Enter or Space. */
  onPress: () => void;
  /** Whether it does nothing; it can still be focused. */
  disabled?: boolean;
}

/** Attributes of a row's element. */
export type RowProps = Pick<ComponentPropsWithoutRef<'tr'>, 'className' | 'style'> & {
  [name: `data-${string}`]: string | number | boolean | undefined;
};

/** The argument of `renderEmpty`. */
export interface EmptyList {
  /** Whether filters exclude rows. */
  isFiltered: boolean;
  clearFilters: () => void;
}

/** The selected rows of a list, the argument of `bulkActions`. */
export interface BulkSelection<Row> {
  ids: string[];
  rows: readonly Row[];
  /** Unchecks all rows. */
  clear: () => void;
}

/** The props of a list for the host's own elements. */
export interface ListSlotProps<Row extends object> extends QuerySlots {
  /** The actions at the end of a row, shown on hover and focus. Keep the function stable: a new one renders the rows again. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Attributes of a row, such as a class name. Keep the function stable: a new one renders the rows again. */
  rowProps?: (row: Row) => RowProps;
  /** Shown after the list's own actions. */
  toolbarActions?: ReactNode;
  /** Replaces the text of a list without rows; nothing keeps it. */
  renderEmpty?: (list: EmptyList) => ReactNode;
}

/** The props of a list with checkboxes. */
export interface BulkActionProps<Row extends object> {
  /** Renders actions for the selected rows, beside their number. Shows the checkboxes. */
  bulkActions?: (selection: BulkSelection<Row>) => ReactNode;
}
