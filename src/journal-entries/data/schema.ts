import * as v from 'valibot';
import { batchOf } from '../../core/http/batch.ts';
import { dataOf } from '../../core/http/envelope.ts';
import { customDataSchema, minorSchema, openEnum, plainDateSchema } from '../../core/http/fields.ts';
import { glAccountSchema } from '../../reference-lists/data/glAccountSchema.ts';
import {
  attachmentSchema,
  bankAccountSchema,
  type DimensionSelection,
  dimensionSelectionEntries,
  type WithDimensionSelections,
} from '../../reference-lists/data/schema.ts';

const text = v.nullish(v.string());

const lineSchema = v.object({
  glAccount: glAccountSchema,
  drAmount: v.nullish(minorSchema),
  crAmount: v.nullish(minorSchema),
});
/** A line of a journal entry, in minor units: either its debit or its credit is positive; the other is 0 or omitted. */
export interface JournalEntryLine extends v.InferOutput<typeof lineSchema> {}

const recurrenceSchema = v.object({
  frequency: openEnum(['MONTHLY']),
  /** For example 3 for every 3 months. */
  interval: v.nullish(v.number()),
  endDate: v.nullish(plainDateSchema),
  /** Which entries the last change applied to, if the service returns it. */
  updateType: v.nullish(openEnum(['FUTURE_ONLY'])),
});
/** How often an entry recurs. */
export interface JournalEntryRecurrence extends v.InferOutput<typeof recurrenceSchema> {}

const journalEntryEntries = {
  id: v.string(),
  status: v.nullish(openEnum(['ACTIVE'])),
  date: plainDateSchema,
  description: text,
  /** Its relation to the lines is undocumented. */
  amount: v.nullish(minorSchema),
  recurrence: v.nullish(recurrenceSchema),
  apiName: text,
  apiSourceId: text,
  bankAccount: v.nullish(bankAccountSchema),
  ...dimensionSelectionEntries,
  children: v.nullish(v.array(lineSchema), []),
  attachments: v.nullish(v.array(attachmentSchema)),
  /** The submitted data, or introspection flags about it. */
  customData: v.nullish(customDataSchema),
};
/** A manual journal entry. */
export interface JournalEntry extends Omit<WithDimensionSelections<typeof journalEntryEntries>, 'dimensionValues'> {
  /** Undefined if a response omits them, which doesn't mean that there are none. */
  dimensionValues?: DimensionSelection[] | null | undefined;
}
const journalEntrySchema: v.GenericSchema<unknown, JournalEntry> = v.pipe(
  v.object(journalEntryEntries),
  v.transform(({ classSegments, dimensionValues, ...rest }) => ({
    ...rest,
    dimensionValues: dimensionValues ?? classSegments,
  })),
);

export const journalEntryShape = dataOf(journalEntrySchema);
export const journalEntryBatchShape = batchOf(journalEntrySchema);
