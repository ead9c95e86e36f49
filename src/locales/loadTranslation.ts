import type { Translation } from './translation.ts';

/** Each loads on demand: a page loads one language. */
const translations: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  de: () => import('./de.ts').then(({ de }) => de),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  he: () => import('./he.ts').then(({ he }) => he),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  pt: () => import('./ptBR.ts').then(({ ptBR }) => ptBR),
};

/**
 * The translation of a language, loaded on demand: for the provider's `translation`.
 * @param locale BCP 47 tag; its language decides, so that `de-AT` gets German.
 * @returns undefined for a language without a translation, whose texts are English.
 */
export async function loadTranslation(locale: string): Promise<Translation | undefined> {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(translations, language) ? translations[language]?.() : undefined;
}
