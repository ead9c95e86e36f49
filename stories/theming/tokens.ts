/** A CSS variable that a host may set. */
export interface PublicToken {
  name: `--daybook-${string}`;
  /** What it changes, for a designer. */
  does: string;
  /** Which values make sense. */
  accepts: string;
  /** What holds without it. */
  fallback: string;
  control: 'color' | 'text';
}

/** Every token there is. A story holds this list against the stylesheet. */
export const publicTokens: readonly PublicToken[] = [
  {
    name: '--daybook-color-accent',
    does: 'The focus ring, and what can be acted on',
    accepts: 'A colour with a contrast of 3 : 1 or more to the page',
    fallback: 'Blue, lighter in the dark',
    control: 'color',
  },
  {
    name: '--daybook-color-on-accent',
    does: 'Text on the accent color, such as on primary buttons',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the accent color',
    fallback: 'Black or white, whichever has more contrast',
    control: 'color',
  },
  {
    name: '--daybook-color-text',
    does: 'All text; lines, secondary text and hover are mixed from it',
    accepts: 'A colour with a contrast of 7 : 1 or more to the page, as secondary text is fainter',
    fallback: 'The colour of the page’s text',
    control: 'color',
  },
  {
    name: '--daybook-color-background',
    does: 'What must cover something: the table header that rows scroll under, and fields',
    accepts: 'An opaque colour, best that of the page behind the component',
    fallback: 'Canvas: white, or nearly black in the dark',
    control: 'color',
  },
  {
    name: '--daybook-color-danger',
    does: 'The edge of failures',
    accepts: 'A colour with a contrast of 3 : 1 or more to the page',
    fallback: 'Red, lighter in the dark',
    control: 'color',
  },
  {
    name: '--daybook-color-warning',
    does: 'The edge of warnings',
    accepts: 'A colour with a contrast of 3 : 1 or more to the page',
    fallback: 'Amber, lighter in the dark',
    control: 'color',
  },
  {
    name: '--daybook-font-family',
    does: 'The typeface',
    accepts: 'A list of fonts. Digits line up if the font has tabular figures',
    fallback: 'The page’s',
    control: 'text',
  },
  {
    name: '--daybook-font-size',
    does: 'The size of text in rows; titles and small print follow',
    accepts: 'A length, 13px to 18px',
    fallback: 'The page’s',
    control: 'text',
  },
  {
    name: '--daybook-space',
    does: 'The grid that every distance and the height of controls are multiples of',
    accepts: 'A length, 3px to 6px',
    fallback: '4px',
    control: 'text',
  },
  {
    name: '--daybook-row-height',
    does: 'The height of a table row; cards in narrow containers have their own',
    accepts: 'A length; 28px is compact, 44px roomy',
    fallback: '36px',
    control: 'text',
  },
  {
    name: '--daybook-table-height',
    does: 'How high a table grows before it scrolls',
    accepts: 'A length',
    fallback: 'min(70vh, 44rem)',
    control: 'text',
  },
  {
    name: '--daybook-radius',
    does: 'The roundness of controls and notices',
    accepts: 'A length; 0 for square',
    fallback: '6px',
    control: 'text',
  },
];
