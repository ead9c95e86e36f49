interface CellIconProps {
  /** In a square of 16; undefined leaves the space empty, so that texts align. */
  path: string | undefined;
  /** The accessible name and tooltip; without one, the icon is decorative. */
  name?: string | undefined;
  /** Its color, if it isn't that of secondary text. */
  tone?: 'good' | 'warning' | 'danger' | undefined;
}

/** An icon in a cell. */
export function CellIcon({ path, name, tone }: CellIconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden without a name
    <svg
      className="daybook-cell-icon"
      viewBox="0 0 16 16"
      role={name && 'img'}
      aria-hidden={name ? undefined : true}
      data-tone={tone}
    >
      {name && <title>{name}</title>}
      {path && <path d={path} />}
    </svg>
  );
}
