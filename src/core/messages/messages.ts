import { type PluralForms, plural } from './plural.ts';

/** A text, or a function of facts to put into it; the provider's locale comes second. */
type Message = string | ((facts: never, locale: string) => string);

/** The texts of one area, such as the ledger: English by default, each replaceable. */
export type Messages = Readonly<Record<string, Message>>;

/**
 * A host's texts in place of an area's. Where the default is a function, a string with the names of its facts in braces will do
 * (`'Remove {filter}'`), and where one of the facts is a `count`, an object with a text for each plural category of the locale:
 * `{ one: '{count} wiersz', few: '{count} wiersze', other: '{count} wierszy' }`. See `PluralForms`.
 */
export type MessageOverrides<Area extends Messages> = {
  readonly [Key in keyof Area]?:
    | string
    | (Area[Key] extends (facts: infer Facts) => string
        ? Area[Key] | (Facts extends { count: number } ? PluralForms : never)
        : never);
};

/** Every area by the name that hosts know. Components read no other, and the provider takes texts for each of these. */
export type MessageArea =
  | 'bankTransaction'
  | 'bankTransactionList'
  | 'closing'
  | 'invoice'
  | 'invoiceList'
  | 'journalEntry'
  | 'ledger'
  | 'notifications'
  | 'references'
  | 'ui';

/** The texts of an area as they come from the provider, which knows areas by name alone. */
type UntypedOverrides = Readonly<Record<string, Message | PluralForms | undefined>>;

/** The overrides of every area, as the provider got them. */
export type OverridesByArea = { readonly [Area in MessageArea]?: UntypedOverrides | undefined };

/** The texts to show: the component's overrides win over the provider's, and those over the defaults. */
export function mergeMessages<Area extends Messages>(
  defaults: Area,
  ofProvider: UntypedOverrides | undefined,
  ofComponent: MessageOverrides<Area> | undefined,
  locale: string,
): Area {
  if (!ofProvider && !ofComponent && locale === 'en-US') return defaults;
  const own: UntypedOverrides | undefined = ofComponent;
  const merged = Object.entries(defaults).map(([key, fallback]) => {
    const message = own?.[key] ?? ofProvider?.[key] ?? fallback;
    return [key, typeof fallback === 'string' ? message : withLocale(message, locale)];
  });
  // The keys are those of the defaults, with strings for strings and functions for functions.
  return Object.fromEntries(merged) as Area;
}

function withLocale(message: Message | PluralForms, locale: string) {
  if (typeof message === 'function') return (facts: never) => message(facts, locale);
  const text = plural(typeof message === 'string' ? { other: message } : message, locale);
  return (facts: { count: number }) => text(facts, locale);
}
