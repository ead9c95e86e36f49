/**
 * A text for each plural category of a language (`Intl.PluralRules`); `other` is used for missing categories. `{count}` is
 * replaced by the formatted number, and any other name in braces by that value. Write `{count}` in `one` as well: several
 * languages use it for more numbers than 1.
 */
export type PluralForms = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ValuesOf<Forms> = { count: number } & { [Name in Exclude<NamesIn<Forms[keyof Forms]>, 'count'>]: string };

/**
 * A message with a count: `plural({ one: '{count} row', other: '{count} rows' })` is called with `{ count }`.
 * @param language whose plural rules apply: English for the defaults, the provider's locale for overrides.
 */
export function plural<const Forms extends PluralForms>(forms: Forms, language = 'en') {
  let rules: Intl.PluralRules | undefined;
  return (values: ValuesOf<Forms>, locale = 'en-US'): string => {
    rules ??= new Intl.PluralRules(language);
    const text = forms[rules.select(values.count)] ?? forms.other;
    return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
      const value = (values as Readonly<Record<string, string | number | undefined>>)[name];
      return value?.toLocaleString(locale) ?? braces;
    });
  };
}
