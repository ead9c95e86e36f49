import * as v from 'valibot';
import { minorSchema, plainDateSchema } from '../core/http/fields.ts';
import { glAccountSchema, glAccountTypeSchema } from '../reference-lists/schema.ts';

/** One line of an account's general ledger. Amounts are minor units; debit and credit are never negative. */
export const glEntrySchema = v.object({
  id: v.string(),
  /** The record that the line comes from, such as a bank transaction. */
  entity: v.nullish(
    v.object({
      id: v.string(),
      description: v.nullish(v.string()),
      displayName: v.nullish(v.string()),
      secondaryDisplayName: v.nullish(v.string()),
      glAccount: v.nullish(glAccountSchema),
    }),
  ),
  description: v.nullish(v.string()),
  date: plainDateSchema,
  /** The account's balance after this line, in the service's sign. */
  runningBalance: minorSchema,
  drAmount: v.nullish(minorSchema),
  crAmount: v.nullish(minorSchema),
  type: v.nullish(glAccountTypeSchema),
});
export type GlEntry = v.InferOutput<typeof glEntrySchema>;

/** What a page of the ledger says beside its lines: the balance before the first of them, on the first page only. */
export const ledgerPageExtra = { beginningBalance: v.nullish(minorSchema) };
