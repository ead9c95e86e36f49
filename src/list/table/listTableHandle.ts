/** What a list does with its table. */
export interface ListTableHandle {
  /** Scrolls to a row, to the top, and focuses it. @param index its index among the rows. */
  goTo: (index: number) => void;
  /** Focuses a row, and scrolls just far enough to show it. */
  focusRow: (id: string) => void;
  /** Makes a row the current one, which shows once the table has the focus. */
  markRow: (id: string) => void;
  /** The id of the current row. */
  currentRow: () => string | undefined;
}
