import * as v from 'valibot';
import { openEnum, plainDateSchema } from '../../core/http/fields.ts';

/** What becomes of changes on or before the closing date: they are refused, or allowed after a warning. */
export const modificationsChoices = ['DISABLED', 'ENABLED_WITH_WARNING'] as const;

export const closingSchema = v.object({
  /** The last day that is closed; null while the books are open. */
  date: v.nullish(plainDateSchema),
  /** An unknown or missing value is kept for display; it locks like `DISABLED`. @see closingOf */
  modifications: v.nullish(openEnum(modificationsChoices)),
});
/** Until when the books are closed, and what becomes of changes on or before that day. */
export interface Closing extends v.InferOutput<typeof closingSchema> {}
