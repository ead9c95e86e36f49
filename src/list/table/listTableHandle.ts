/** What a list does with its table. */
export interface ListTableHandle {
  /** Scrolls to a row, to the top, and focuses it. @param index its index among the rows. */
  goTo: (index: number) => void;
  /** Focuses a row, and scrolls just far enough to show it. */
  focusRow: (id: string) => void;
  /** Focuses a row if nothing has the focus, as after the removal of what was opened from it. Without the row, the current one stays. */
  returnFocus: (id: string) => void;
  /** Makes a row the current one, which shows once the table has the focus. */
  markRow: (id: string) => void;
  /** The id of the current row. */
  currentRow: () => string | undefined;
}
