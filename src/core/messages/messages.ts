import { type PluralForms, plural } from './plural.ts';

/** A text, or a function of its values and the provider's locale. */
type Message = string | ((values: never, locale: string) => string);

/** Texts of one area, such as the ledger: English by default, each can be overridden. */
export type Messages = Readonly<Record<string, Message>>;

/**
 * A host's texts for an area. Where the default is a function, use a function, or a string with its value names in braces
 * (`'Remove {filter}'`). If one of the values is a `count`, use an object with a text for each plural category of the locale:
 * `{ one: '{count} wiersz', few: '{count} wiersze', other: '{count} wierszy' }`. See `PluralForms`.
 */
export type MessageOverrides<Area extends Messages> = {
  readonly [Key in keyof Area]?:
    | string
    | (Area[Key] extends (values: infer Values) => string
        ? ((values: Values, locale: string) => string) | (Values extends { count: number } ? PluralForms : never)
        : never);
};

/** Keys of the provider's `messages`. */
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
  | 'trialBalance'
  | 'ui';

/** An area's overrides as the provider receives them: it knows areas only by name. */
type UntypedOverrides = Readonly<Record<string, Message | PluralForms | undefined>>;

export type OverridesByArea = { readonly [Area in MessageArea]?: UntypedOverrides | undefined };

/** Shows developers and translators which message each text is. */
export interface MessageKeys {
  /** The same texts with invisible marks. */
  mark<Area extends Messages>(area: MessageArea, messages: Area): Area;
  /** Replaces the marks inside an element by `data-daybook-message` attributes. @returns a function that stops it. */
  observe(root: Element): () => void;
}

/** Merges texts: the component's override the provider's, which override the defaults. */
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
  // Same keys as the defaults, with strings for strings and functions for functions.
  return Object.fromEntries(merged) as Area;
}

function withLocale(message: Message | PluralForms, locale: string) {
  if (typeof message === 'function') return (values: never) => message(values, locale);
  const text = plural(typeof message === 'string' ? { other: message } : message, locale);
  return (values: { count: number }) => text(values, locale);
}
