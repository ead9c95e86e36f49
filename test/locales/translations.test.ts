import { describe, expect, test } from 'vitest';
import type { PluralForms } from '../../src/core/messages/plural.ts';
import { ar } from '../../src/locales/ar.ts';
import { de } from '../../src/locales/de.ts';
import { en } from '../../src/locales/en.ts';
import { es } from '../../src/locales/es.ts';
import { fr } from '../../src/locales/fr.ts';
import { he } from '../../src/locales/he.ts';
import { ja } from '../../src/locales/ja.ts';
import { loadTranslation } from '../../src/locales/loadTranslation.ts';
import { ptBR } from '../../src/locales/ptBR.ts';
import type { Translation } from '../../src/locales/translation.ts';

type Text = string | PluralForms | ((values: Values, locale: string) => string);
type Values = Record<string, string | number | undefined>;

const translations: [string, Translation][] = [
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['he', he],
  ['ja', ja],
  ['pt-BR', ptBR],
];

describe.each(translations)('%s', (language, translation) => {
  const texts = textsOf(translation);
  const english = textsOf(en);

  test('has every text, and none that English does not have', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('says every value that English says', () => {
    const wrong = [...texts].flatMap(([key, text]) => {
      const expected = [...namesIn(english.get(key))].sort();
      const said = [...namesIn(text)].sort();
      return `${said}` === `${expected}`
        ? []
        : [`${key}: says ${said || 'nothing'} instead of ${expected || 'nothing'}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has a form for each plural category of whole numbers', () => {
    const rules = new Intl.PluralRules(language);
    const categories = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const incomplete = [...texts].flatMap(([key, text]) => {
      if (typeof text !== 'object' || typeof english.get(key) !== 'function') return [];
      const fixed = Object.keys(text).length === 1; // the same for every number
      return fixed
        ? []
        : [...categories].filter((category) => !text[category]).map((category) => `${key}: ${category}`);
    });
    expect(incomplete).toEqual([]);
  });

  test('is not English', () => {
    const words = [...texts].filter(
      ([key, text]) => typeof text === 'string' && /^[A-Z]?[a-z]+( [a-z]+){2,}/.test(text) && text === english.get(key),
    );
    expect(words.map(([key]) => key)).toEqual([]);
  });

  test('has no text with spaces around it or two in a row', () => {
    const untidy = [...texts].filter(([, text]) => JSON.stringify(text)?.match(/"(?: |[^"]* ")| {2}/));
    expect(untidy.map(([key]) => key)).toEqual([]);
  });
});

test.each([
  ['de-AT', de],
  ['pt', ptBR],
  ['pt-BR', ptBR],
  ['iw', he],
  ['en-GB', undefined],
  ['zh-Hant-TW', undefined],
])('the translation for %s is the one of its language', async (locale, translation) => {
  expect(await loadTranslation(locale)).toBe(translation);
});

test('a tag that is none is rejected', async () => {
  await expect(loadTranslation('german language')).rejects.toThrow(RangeError);
});

/** Every text by `area.key`. */
function textsOf(translation: Readonly<Record<string, object>>): Map<string, Text> {
  return new Map(
    Object.entries(translation).flatMap(([area, messages]) =>
      Object.entries(messages).map(([key, text]: [string, Text]) => [`${area}.${key}`, text]),
    ),
  );
}

/** The names of the values that a text says, in any of its forms. */
function namesIn(text: Text | undefined): Set<string> {
  if (typeof text === 'string') return bracesIn(text);
  if (typeof text === 'object') return new Set(Object.values(text).flatMap((form) => [...bracesIn(form ?? '')]));
  return new Set([1, 5].flatMap((count) => [...namesReadBy(text, count)]));
}

/** The values that a function reads; not a count that only chooses the form. */
function namesReadBy(text: ((values: Values, locale: string) => string) | undefined, count: number): Set<string> {
  const names = new Set<string>();
  const read = (name: string | symbol) => {
    names.add(String(name));
    return name === 'count' ? count : String(name);
  };
  const said = text?.(new Proxy<Values>({}, { get: (_values, name) => read(name) }), 'en');
  if (!new RegExp(`(?<!\\d)${count}(?!\\d)`).test(said ?? '')) names.delete('count');
  return names;
}

function bracesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
}
