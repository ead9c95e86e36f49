/** A CSS variable that hosts can set. */
export interface PublicToken {
  name: `--daybook-${string}`;
  /** What it changes. */
  does: string;
  /** Recommended values. */
  accepts: string;
  /** The default. */
  fallback: string;
  control: 'color' | 'text';
}

/** All public tokens. A test compares this list with the stylesheet. */
export const publicTokens: readonly PublicToken[] = [
  {
    name: '--daybook-color-accent',
    does: 'Primary buttons, links, and what is selected',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the page',
    fallback: 'Blue; lighter in dark mode',
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
    does: 'Text; borders, secondary text and hover colors are derived from it',
    accepts: 'A color with a contrast of 7 : 1 or more to the page, as secondary text is fainter',
    fallback: 'The page’s text color; `CanvasText` in fields, table headers, totals and menus',
    control: 'color',
  },
  {
    name: '--daybook-color-muted',
    does: 'Secondary text',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the page',
    fallback: 'The text color at 76%',
    control: 'color',
  },
  {
    name: '--daybook-color-border',
    does: 'Lines; the borders of controls mix it with the text color',
    accepts: 'A color',
    fallback: 'The text color at 14%; 60% around controls',
    control: 'color',
  },
  {
    name: '--daybook-color-background',
    does: 'Opaque surfaces: fields, popovers, and table headers that rows scroll under',
    accepts: 'An opaque color, preferably the color of the page behind the component',
    fallback: '`Canvas`: white; nearly black in dark mode',
    control: 'color',
  },
  {
    name: '--daybook-color-raised',
    does: 'Dialogs, popovers and menus',
    accepts: 'An opaque color that the text color is readable on',
    fallback: 'The background color',
    control: 'color',
  },
  {
    name: '--daybook-color-sunken',
    does: 'Column titles and totals of forms, chips and counts',
    accepts: 'A color that secondary text is readable on',
    fallback: 'The text color at 5%',
    control: 'color',
  },
  {
    name: '--daybook-color-danger',
    does: 'Errors and destructive buttons',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the page',
    fallback: 'Red; lighter in dark mode',
    control: 'color',
  },
  {
    name: '--daybook-color-warning',
    does: 'Uncategorized transactions, and the edge of warnings',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the page',
    fallback: 'Amber; lighter in dark mode',
    control: 'color',
  },
  {
    name: '--daybook-color-success',
    does: 'Paid, saved and reviewed',
    accepts: 'A color with a contrast of 4.5 : 1 or more to the page',
    fallback: 'Green; lighter in dark mode',
    control: 'color',
  },
  {
    name: '--daybook-color-chart',
    does: 'The line of the balance chart; its area is a tint of it',
    accepts: 'A color with a contrast of 3 : 1 or more to the page',
    fallback: 'The accent color',
    control: 'color',
  },
  {
    name: '--daybook-color-focus',
    does: 'The focus ring',
    accepts: 'A color with a contrast of 3 : 1 or more to the page',
    fallback: 'The accent color',
    control: 'color',
  },
  {
    name: '--daybook-font-family',
    does: 'The typeface',
    accepts: 'A list of fonts. Digits align if the font has tabular figures',
    fallback: 'Inherited',
    control: 'text',
  },
  {
    name: '--daybook-font-size',
    does: 'The text size of rows; titles and small text scale with it',
    accepts: 'A length, 13px to 18px',
    fallback: 'Inherited',
    control: 'text',
  },
  {
    name: '--daybook-heading-size',
    does: 'The text size of titles',
    accepts: 'A length',
    fallback: '1.1875 to 1.5 times the text size',
    control: 'text',
  },
  {
    name: '--daybook-heading-weight',
    does: 'The weight of titles and section headings',
    accepts: 'A number from 1 to 1000',
    fallback: '650; 600 for section headings',
    control: 'text',
  },
  {
    name: '--daybook-space',
    does: 'The unit of spacing and of the height of controls',
    accepts: 'A length, 3px to 6px',
    fallback: '4px',
    control: 'text',
  },
  {
    name: '--daybook-row-height',
    does: 'The height of table rows, not of cards in narrow containers',
    accepts: 'A length; 32px is compact, 48px is roomy',
    fallback: '40px',
    control: 'text',
  },
  {
    name: '--daybook-control-height',
    does: 'The height of buttons and fields; at least 44px in narrow containers',
    accepts: 'A length, 28px or more',
    fallback: '8 times the space',
    control: 'text',
  },
  {
    name: '--daybook-table-height',
    does: 'The maximum height of a table before it scrolls by itself',
    accepts: 'A length',
    fallback: 'none: the page scrolls',
    control: 'text',
  },
  {
    name: '--daybook-sticky-top',
    does: 'The height of your bars that stay at the top, so that a table’s header stays below them',
    accepts: 'A length',
    fallback: '0px',
    control: 'text',
  },
  {
    name: '--daybook-sticky-bottom',
    does: 'The height of your bars that stay at the bottom, so that a table’s totals stay above them',
    accepts: 'A length',
    fallback: '0px',
    control: 'text',
  },
  {
    name: '--daybook-radius',
    does: 'The corner radius of controls and notices',
    accepts: 'A length; 0 for square',
    fallback: '6px',
    control: 'text',
  },
  {
    name: '--daybook-shadow',
    does: 'The shadow of dialogs, popovers and menus',
    accepts: 'A list of shadows, or none',
    fallback: 'Soft, below',
    control: 'text',
  },
];
