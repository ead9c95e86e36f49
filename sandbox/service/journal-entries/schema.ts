import * as v from 'valibot';
import { customDataSchema } from '../http/customData.ts';
import {
  amountSchema,
  attachmentSchema,
  dimensionValueSchema,
  glAccountSchema,
  statusSchema,
} from '../references/schemas.ts';

/** A manual journal entry. */
export const journalEntrySchema = v.strictObject({
  id: v.string(),
  status: statusSchema,
  date: v.string(),
  description: v.string(),
  /** The total of the debits, which equals that of the credits. */
  amount: amountSchema,
  recurrence: v.nullable(
    v.strictObject({
      frequency: v.string(),
      interval: v.pipe(v.number(), v.integer()),
      endDate: v.nullable(v.string()),
    }),
  ),
  apiName: v.string(),
  apiSourceId: v.nullable(v.string()),
  bankAccount: v.nullable(v.strictObject({ id: v.string() })),
  dimensionValues: v.array(dimensionValueSchema),
  children: v.array(
    v.strictObject({
      glAccount: glAccountSchema,
      /** Positive for a debit, negative for a credit. */
      amount: amountSchema,
      crAmount: amountSchema,
      drAmount: amountSchema,
    }),
  ),
  attachments: v.array(attachmentSchema),
  customData: customDataSchema,
});
export type JournalEntryJson = v.InferOutput<typeof journalEntrySchema>;
