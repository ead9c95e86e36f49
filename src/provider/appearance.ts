/**
 * The look of Daybook's components: the public CSS tokens, named in camelCase. `colorAccent` is `--daybook-color-accent`.
 * What isn't set is derived from the rest, or inherited from your page. A token in your own CSS wins.
 */
export interface Appearance {
  /** Default: the page's. */
  colorScheme?: 'light' | 'dark';
  /** Main buttons, links and selections. */
  colorAccent?: string;
  /** Text on the accent color. Default: black or white, whichever has more contrast. */
  colorOnAccent?: string;
  /** Opaque: behind the component, its fields and its table headers. */
  colorBackground?: string;
  /** Opaque: dialogs, popovers and menus. Default: `colorBackground`. */
  colorRaised?: string;
  /** Column titles and totals of forms, chips and counts. Default: 5% of the text color. */
  colorSunken?: string;
  colorText?: string;
  /** Secondary text. Default: 76% of the text color. */
  colorMuted?: string;
  /** Lines; the borders of controls mix it with the text color. Default: 14% of the text color. */
  colorBorder?: string;
  colorDanger?: string;
  colorWarning?: string;
  colorSuccess?: string;
  /** The line of the balance chart. Default: `colorAccent`. */
  colorChart?: string;
  /** The focus ring. Default: `colorAccent`. */
  colorFocus?: string;
  /** Corners of controls, cards and dialogs; default `6px`. */
  radius?: string;
  /** The unit of all distances; default `4px`. */
  space?: string;
  fontFamily?: string;
  fontSize?: string;
  /** Titles; default 1.1875 to 1.5 times the text. */
  headingSize?: string;
  /** Titles and section headings; default 650 and 600. */
  headingWeight?: string | number;
  /** Rows of tables; default `40px`. */
  rowHeight?: string;
  /** Buttons and fields; default 8 times `space`. Narrow components keep at least 44px, for touch. */
  controlHeight?: string;
  /** Of dialogs, popovers and menus. */
  shadow?: string;
}
