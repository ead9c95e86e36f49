import type { RootAppearance } from '../core/daybookContext.ts';
import type { Appearance } from './appearance.ts';

export type AppearanceToken = Exclude<keyof Appearance, 'colorScheme'>;

/** The private variable into which `tokens.css` reads each public token. */
export const variables: Record<AppearanceToken, string> = {
  colorAccent: 'accent',
  colorOnAccent: 'on-accent',
  colorBackground: 'surface',
  colorRaised: 'raised',
  colorSunken: 'sunken',
  colorText: 'host-text',
  colorMuted: 'host-muted',
  colorBorder: 'host-border',
  colorDanger: 'danger',
  colorWarning: 'warning',
  colorSuccess: 'positive',
  colorChart: 'chart',
  colorFocus: 'focus',
  radius: 'radius',
  space: 'space',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  headingSize: 'heading-size',
  headingWeight: 'heading-weight',
  rowHeight: 'row-height',
  controlHeight: 'control-height',
  shadow: 'shadow',
};

/**
 * The attributes of an appearance, without its invalid members. Components set their own private variables, so providers don't mix,
 * not even nested ones; and each falls back to its public token first, so a token in the host's CSS wins.
 */
export function resolveAppearance({ colorScheme, ...tokens }: Appearance): RootAppearance {
  const style: Record<string, string> = {};
  for (const [name, value] of Object.entries(tokens)) {
    if (!isToken(name) || !isAccepted(name, value)) continue;
    style[`--_${variables[name]}`] = `var(--daybook-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}, ${value})`;
  }
  const isPainted = '--_surface' in style;
  return { style, theme: isColorScheme(colorScheme) ? colorScheme : isPainted ? 'auto' : undefined };
}

export function isToken(name: string): name is AppearanceToken {
  return Object.hasOwn(variables, name);
}

export function isColorScheme(value: unknown): boolean {
  return value === 'light' || value === 'dark';
}

/** Servers can't parse CSS, so they only check that the value doesn't end its declaration. */
export function isAccepted(name: AppearanceToken, value: unknown): boolean {
  if (!['string', 'number'].includes(typeof value) || !/^[^;{}]*[^;{}\s][^;{}]*$/.test(String(value))) return false;
  return typeof CSS === 'undefined' || CSS.supports(propertyOf(name), String(value));
}

/** The CSS property that takes the same values. */
export function propertyOf(name: AppearanceToken): string {
  if (name.startsWith('color')) return 'color';
  if (name.endsWith('Size')) return 'font-size';
  return (
    { fontFamily: 'font-family', headingWeight: 'font-weight', shadow: 'box-shadow' }[name as string] ?? 'padding-top'
  );
}
