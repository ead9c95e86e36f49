/** A text that needs no facts, or a function that puts facts into one. */
type Message = string | ((facts: never) => string);

/** The texts of one area, such as the ledger: English by default, each replaceable. */
export type Messages = Readonly<Record<string, Message>>;

/** A host's own texts in place of an area's, a plain string also where the default is a function. */
export type MessageOverrides<Area extends Messages> = {
  readonly [Key in keyof Area]?: Area[Key] extends string ? string : Area[Key] | string;
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

/** The overrides of every area, as the provider got them. */
export type OverridesByArea = { readonly [Area in MessageArea]?: MessageOverrides<Messages> | undefined };

/** The texts to show: the component's own overrides win over the provider's, and those over the defaults. */
export function mergeMessages<Area extends Messages>(
  defaults: Area,
  ofProvider: MessageOverrides<Messages> | undefined,
  ofComponent: MessageOverrides<Area> | undefined,
): Area {
  if (!ofProvider && !ofComponent) return defaults;
  const merged: Record<string, Message> = { ...defaults };
  for (const overrides of [ofProvider, ofComponent]) {
    for (const [key, message] of Object.entries(overrides ?? {})) {
      const fallback = defaults[key];
      if (message === undefined || fallback === undefined) continue;
      merged[key] = typeof fallback === 'function' && typeof message === 'string' ? () => message : message;
    }
  }
  // Only keys of the defaults were replaced, functions by functions and strings by strings.
  return merged as unknown as Area;
}
