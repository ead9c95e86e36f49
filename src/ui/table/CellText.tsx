/** A text of one line in a table, in its own direction; where it is cut off, hovering shows it whole. */
export function CellText({ isSecondary = false, children }: { isSecondary?: boolean; children: string }) {
  return (
    <span
      dir="auto"
      title={children}
      className={isSecondary ? 'daybook-cell-text daybook-secondary' : 'daybook-cell-text'}
    >
      {children}
    </span>
  );
}
