import css from '../styles.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of all shadow roots. A constructed one needs no `'unsafe-inline'` in a content security policy. */
export function stylesheet(): CSSStyleSheet {
  if (sheet) return sheet;
  try {
    // Rules for properties don't count in shadow roots.
    CSS.registerProperty({ name: '--_least-width', syntax: '*', inherits: false });
  } catch {} // another copy has registered it
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}:host { display: block } :host([hidden]) { display: none }`);
  return sheet;
}
