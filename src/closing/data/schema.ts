import * as v from 'valibot';
import { openEnum, plainDateSchema } from '../../core/http/fields.ts';

/** Whether changes on or before the closing date are rejected, or allowed with a warning. */
export const modificationsChoices = ['DISABLED', 'ENABLED_WITH_WARNING'] as const;

export const closingSchema = v.object({
  /** The last closed date; null while the books are open. */
  date: v.nullish(plainDateSchema),
  /** An unknown or missing value is kept for display; it locks like `DISABLED`. @see closingOf */
  modifications: v.nullish(openEnum(modificationsChoices)),
});
/** The closing date, and whether changes on or before it are allowed. */
export interface Closing extends v.InferOutput<typeof closingSchema> {}
