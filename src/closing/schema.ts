import * as v from 'valibot';
import { plainDateSchema } from '../core/http/fields.ts';

/** Strict where it decides: what a service would mean by another word for `modifications`, nobody here can know. */
export const closingSchema = v.object({
  /** The last day that is closed; null while the books are open. */
  date: v.nullish(plainDateSchema),
  modifications: v.picklist(['DISABLED', 'ENABLED_WITH_WARNING']),
});
/** Until when the books are closed, and what becomes of changes on or before that day. */
export interface Closing extends v.InferOutput<typeof closingSchema> {}
