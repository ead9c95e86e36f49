import type { Translation } from '../../src/locales.ts';
import { loadTranslation } from '../../src/locales.ts';
import { pseudoLocale } from './pseudoLocale.ts';

/** Texts in the toolbar's language; longer than any language's for the pseudo-locale. */
export async function loadStoryTranslation(locale: string): Promise<Translation | undefined> {
  return locale === pseudoLocale ? (await import('./pseudoTranslation.ts')).pseudoTranslation : loadTranslation(locale);
}
