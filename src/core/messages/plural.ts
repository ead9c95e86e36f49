/**
 * A text for each plural category that a language tells apart (`Intl.PluralRules`); `other` is used for a category without
 * one. `{count}` becomes the number as the locale writes it, and any other name in braces that fact. Write `{count}` in `one`
 * as well: several languages use it for more than the number 1.
 */
export type PluralForms = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type FactsOf<Forms> = { count: number } & { [Name in Exclude<NamesIn<Forms[keyof Forms]>, 'count'>]: string };

/**
 * A message with a count: `plural({ one: '{count} row', other: '{count} rows' })` is called with `{ count }`.
 * @param language whose plural rules choose the form. Defaults are written in English, and an override in the provider's locale.
 */
export function plural<const Forms extends PluralForms>(forms: Forms, language = 'en') {
  let rules: Intl.PluralRules | undefined;
  return (facts: FactsOf<Forms>, locale?: string): string => {
    rules ??= new Intl.PluralRules(language);
    const text = forms[rules.select(facts.count)] ?? forms.other;
    return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
      const fact = (facts as Readonly<Record<string, string | number | undefined>>)[name];
      return fact?.toLocaleString(locale) ?? braces;
    });
  };
}
