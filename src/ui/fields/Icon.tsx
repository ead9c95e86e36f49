interface IconProps {
  /** In a square of 16. */
  path: string;
}

/** A decorative icon: what it is in is named. */
export function Icon({ path }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
