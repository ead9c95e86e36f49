import type { Messages } from '../core/messages/messages.ts';
import type { PluralForms } from '../core/messages/plural.ts';
import type { en } from './en.ts';

/** Every text of an area in another language. A text whose values may be missing is a function; others may be strings with braces. */
type Translated<Area extends Messages> = {
  readonly [Key in keyof Area]: Area[Key] extends (values: infer Values) => string
    ? ((values: Values, locale: string) => string) | TextOf<Values>
    : string;
};

type TextOf<Values> = unknown extends Values
  ? string
  : Values[keyof Values] extends string | number
    ? string | (Values extends { count: number } ? PluralForms : never)
    : never;

/** Every text of Daybook in one language, by area. A missing one doesn't compile. */
export type Translation = { readonly [Area in keyof typeof en]: Translated<(typeof en)[Area]> };
