const shapes = {
  account: "<rect width='8' height='8' rx='2'/>",
  category: "<path d='M0 4 4 0h4v4L4 8z'/>",
  party: "<circle cx='4' cy='4' r='4'/>",
  file: "<path d='M1 0h4l2 2v6H1z'/>",
};

/**
 * An icon as a data URL, which needs no network.
 * @param hue degrees on the color wheel.
 */
export function iconUrl(shape: keyof typeof shapes, hue: number): string {
  const image = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' fill='hsl(${hue},45%,45%)'>${shapes[shape]}</svg>`;
  return `data:image/svg+xml,${image.replace(/[<>%# ]/g, encodeURIComponent)}`;
}

/** A stable hue for a name. */
export function hueOf(name: string): number {
  return [...name].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
}
