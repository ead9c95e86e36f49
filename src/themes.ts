import type { Appearance } from './provider/appearance.ts';

export type { Appearance } from './provider/appearance.ts';

// Colors with light-dark() follow the page's color scheme, or `colorScheme` where it is set.

/** Cool grays with a quiet accent. */
export const neutral: Appearance = {
  colorAccent: 'light-dark(#334155, #cbd5e1)',
  colorOnAccent: 'light-dark(#ffffff, #0f172a)',
  colorBackground: 'light-dark(#ffffff, #0f172a)',
  colorRaised: 'light-dark(#ffffff, #1e293b)',
  colorSunken: 'light-dark(#f1f5f9, #1e293b)',
  colorText: 'light-dark(#0f172a, #e2e8f0)',
  colorMuted: 'light-dark(#51607a, #a3b1c6)',
  colorBorder: 'light-dark(#e2e8f0, #334155)',
  colorDanger: 'light-dark(#b91c1c, #fca5a5)',
  colorWarning: 'light-dark(#92400e, #fcd34d)',
  colorSuccess: 'light-dark(#15703a, #86efac)',
  colorFocus: 'light-dark(#2563eb, #93c5fd)',
  shadow: '0 4px 16px rgb(15 23 42 / 0.16)',
};

/** Dark on every page. */
export const dark: Appearance = {
  colorScheme: 'dark',
  colorAccent: '#8ab4ff',
  colorOnAccent: '#0b1220',
  colorBackground: '#16181d',
  colorRaised: '#22252c',
  colorSunken: '#22252c',
  colorText: '#e8eaed',
  colorMuted: '#aab0bb',
  colorBorder: '#343841',
  colorDanger: '#ff9a92',
  colorWarning: '#f0c05a',
  colorSuccess: '#6fd98c',
  shadow: '0 8px 28px rgb(0 0 0 / 0.6)',
};

/** More rows on a screen, in the page's colors. */
export const dense: Appearance = {
  space: '3px',
  rowHeight: '30px',
  controlHeight: '28px',
  fontSize: '13px',
  headingSize: '17px',
  headingWeight: 600,
  radius: '4px',
};

/** Large corners, violet accents and soft shadows. */
export const rounded: Appearance = {
  colorAccent: 'light-dark(#6d28d9, #c4b5fd)',
  colorOnAccent: 'light-dark(#ffffff, #1e1038)',
  colorBackground: 'light-dark(#ffffff, #17141f)',
  colorRaised: 'light-dark(#ffffff, #221d2e)',
  colorSunken: 'light-dark(#f6f3fc, #221d2e)',
  colorText: 'light-dark(#221a33, #ece8f5)',
  colorMuted: 'light-dark(#635a75, #b3abc4)',
  colorBorder: 'light-dark(#e6e0f0, #3a3349)',
  colorDanger: 'light-dark(#b4183c, #ff9db0)',
  colorWarning: 'light-dark(#8a4b00, #f5c26b)',
  colorSuccess: 'light-dark(#156c45, #7be0ab)',
  radius: '14px',
  controlHeight: '36px',
  rowHeight: '44px',
  shadow: '0 12px 40px rgb(60 30 120 / 0.18)',
};

/** A ledger on paper: serif type, warm colors and square corners. */
export const serif: Appearance = {
  colorAccent: 'light-dark(#8a3b12, #e8b48c)',
  colorOnAccent: 'light-dark(#fffaf2, #2a1608)',
  colorBackground: 'light-dark(#fbf7ef, #1d1915)',
  colorRaised: 'light-dark(#fffdf8, #29231d)',
  colorSunken: 'light-dark(#f3ecdf, #29231d)',
  colorText: 'light-dark(#2b2118, #efe6da)',
  colorMuted: 'light-dark(#66584a, #bcae9d)',
  colorBorder: 'light-dark(#ddd1bf, #463c32)',
  colorDanger: 'light-dark(#9b1c1c, #f5a097)',
  colorWarning: 'light-dark(#7a4b00, #ecc26a)',
  colorSuccess: 'light-dark(#2f5d2a, #a3cf95)',
  fontFamily: "Georgia, 'Times New Roman', serif",
  headingSize: '1.625em',
  headingWeight: 400,
  radius: '0px',
  shadow: '0 4px 14px rgb(60 40 10 / 0.18)',
};

/** At least 7:1 for all text, and strong lines. */
export const highContrast: Appearance = {
  colorAccent: 'light-dark(#0031a8, #ffe14d)',
  colorOnAccent: 'light-dark(#ffffff, #000000)',
  colorBackground: 'light-dark(#ffffff, #000000)',
  colorRaised: 'light-dark(#ffffff, #000000)',
  colorSunken: 'light-dark(#ffffff, #000000)',
  colorText: 'light-dark(#000000, #ffffff)',
  colorMuted: 'light-dark(#1f1f1f, #f0f0f0)',
  colorBorder: 'light-dark(#000000, #ffffff)',
  colorDanger: 'light-dark(#8a0000, #ffb3b3)',
  colorWarning: 'light-dark(#5c3300, #ffd27a)',
  colorSuccess: 'light-dark(#004d1a, #8cf5a8)',
  colorFocus: 'light-dark(#0031a8, #ffe14d)',
  radius: '2px',
  shadow: 'none',
};

/** The look of shadcn/ui: black on white, zinc lines. */
export const shadcn: Appearance = {
  colorAccent: 'light-dark(#18181b, #fafafa)',
  colorOnAccent: 'light-dark(#fafafa, #18181b)',
  colorBackground: 'light-dark(#ffffff, #09090b)',
  colorRaised: 'light-dark(#ffffff, #18181b)',
  colorSunken: 'light-dark(#f4f4f5, #27272a)',
  colorText: 'light-dark(#09090b, #fafafa)',
  colorMuted: 'light-dark(#5f5f67, #a1a1aa)',
  colorBorder: 'light-dark(#e4e4e7, #2e2e32)',
  colorDanger: 'light-dark(#c81e1e, #f98080)',
  colorWarning: 'light-dark(#92400e, #fbbf24)',
  colorSuccess: 'light-dark(#15703a, #4ade80)',
  colorFocus: 'light-dark(#71717a, #a1a1aa)',
  fontFamily: 'Geist, Inter, ui-sans-serif, system-ui, sans-serif',
  fontSize: '14px',
  headingSize: '20px',
  headingWeight: 600,
  radius: '8px',
  controlHeight: '36px',
  shadow: '0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)',
};

/** The look of Material Design 3, with its baseline colors. */
export const material: Appearance = {
  colorAccent: 'light-dark(#6750a4, #d0bcff)',
  colorOnAccent: 'light-dark(#ffffff, #381e72)',
  colorBackground: 'light-dark(#fef7ff, #141218)',
  colorRaised: 'light-dark(#f3edf7, #211f26)',
  colorSunken: 'light-dark(#f3edf7, #211f26)',
  colorText: 'light-dark(#1d1b20, #e6e0e9)',
  colorMuted: 'light-dark(#49454f, #cac4d0)',
  colorBorder: 'light-dark(#cac4d0, #49454f)',
  colorDanger: 'light-dark(#b3261e, #f2b8b5)',
  colorWarning: 'light-dark(#7d5700, #f5bf48)',
  colorSuccess: 'light-dark(#146c2e, #80d996)',
  fontFamily: 'Roboto, system-ui, sans-serif',
  fontSize: '14px',
  headingSize: '22px',
  headingWeight: 400,
  radius: '12px',
  rowHeight: '52px',
  controlHeight: '40px',
  shadow: '0 1px 3px rgb(0 0 0 / 0.3), 0 4px 8px 3px rgb(0 0 0 / 0.15)',
};

/** The look of Bootstrap 5.3. */
export const bootstrap: Appearance = {
  colorAccent: 'light-dark(#0a58ca, #6ea8fe)',
  colorOnAccent: 'light-dark(#ffffff, #031633)',
  colorBackground: 'light-dark(#ffffff, #212529)',
  colorRaised: 'light-dark(#ffffff, #2b3035)',
  colorSunken: 'light-dark(#f8f9fa, #2b3035)',
  colorText: 'light-dark(#212529, #dee2e6)',
  colorMuted: 'light-dark(#565e64, #b3bac1)',
  colorBorder: 'light-dark(#dee2e6, #495057)',
  colorDanger: 'light-dark(#b02a37, #ea868f)',
  colorWarning: 'light-dark(#855d00, #ffda6a)',
  colorSuccess: 'light-dark(#146c43, #75b798)',
  colorFocus: 'light-dark(#0d6efd, #6ea8fe)',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontSize: '16px',
  headingSize: '1.75rem',
  headingWeight: 500,
  radius: '6px',
  controlHeight: '38px',
  shadow: '0 8px 16px rgb(0 0 0 / 0.15)',
};
