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
  /** The account that the line posts to. */
  glAccount: glAccountSchema,
  /** The debit, in minor units; 0, absent or null on a credit line. */
  drAmount: v.nullish(minorSchema),
  /** The credit, in minor units; 0, absent or null on a debit line. */
  crAmount: v.nullish(minorSchema),
});
/** A line of a journal entry, in minor units: either its debit or its credit is positive; the other is 0 or omitted. */
export interface JournalEntryLine extends v.InferOutput<typeof lineSchema> {}

const recurrenceSchema = v.object({
  /** `MONTHLY` is the only documented one. */
  frequency: openEnum(['MONTHLY']),
  /** For example 3 for every 3 months. */
  interval: v.nullish(v.number()),
  /** When it stops recurring. In responses only. */
  endDate: v.nullish(plainDateSchema),
  /** Which entries the last change applied to, if the service returns it. */
  updateType: v.nullish(openEnum(['FUTURE_ONLY'])),
});
/** How often an entry recurs. */
export interface JournalEntryRecurrence extends v.InferOutput<typeof recurrenceSchema> {}

const journalEntryEntries = {
  /** Such as `mje_1`. */
  id: v.string(),
  /** `ACTIVE` is the only documented one. */
  status: v.nullish(openEnum(['ACTIVE'])),
  /** A calendar date, `YYYY-MM-DD`, which the service assigns. */
  date: plainDateSchema,
  /** The user’s text. */
  description: text,
  /** Its relation to the lines is undocumented. */
  amount: v.nullish(minorSchema),
  /** Absent or null if the entry doesn’t recur. */
  recurrence: v.nullish(recurrenceSchema),
  /** What created it, such as `MANUAL_ENTRY`. */
  apiName: text,
  /** Its id in the external system that created it. */
  apiSourceId: text,
  /** Only its id is documented. */
  bankAccount: v.nullish(bankAccountSchema),
  ...dimensionSelectionEntries,
  /** The lines, whose debits equal their credits. */
  children: v.nullish(v.array(lineSchema), []),
  /** Receipts and other files. */
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
