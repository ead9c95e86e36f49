import * as v from 'valibot';
import { customDataAnswer } from '../http/customData.ts';
import {
  amountAnswer,
  attachmentAnswer,
  dimensionValueAnswer,
  glAccountAnswer,
  statusAnswer,
} from '../references/schemas.ts';

/** A manual journal entry. */
export const journalEntryAnswer = v.strictObject({
  id: v.string(),
  status: statusAnswer,
  date: v.string(),
  description: v.string(),
  /** The total of the debits, which equals that of the credits. */
  amount: amountAnswer,
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
  dimensionValues: v.array(dimensionValueAnswer),
  children: v.array(
    v.strictObject({
      glAccount: glAccountAnswer,
      /** Positive for a debit, negative for a credit. */
      amount: amountAnswer,
      crAmount: amountAnswer,
      drAmount: amountAnswer,
    }),
  ),
  attachments: v.array(attachmentAnswer),
  customData: customDataAnswer,
});
export type JournalEntryJson = v.InferOutput<typeof journalEntryAnswer>;
