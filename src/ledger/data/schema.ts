import * as v from 'valibot';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { ResponseShape } from '../../core/http/envelope.ts';
import { minorSchema, plainDateSchema } from '../../core/http/fields.ts';
import { type ListPage, pageOf } from '../../core/http/paging.ts';
import type { Minor } from '../../core/money/minor.ts';
import { glAccountSchema, glAccountTypeSchema } from '../../reference-lists/data/glAccountSchema.ts';

const glEntrySchema = v.object({
  /** Such as `glt_1`. */
  id: v.string(),
  /** The source record, such as a bank transaction. */
  entity: v.nullish(
    v.object({
      id: v.string(),
      description: v.nullish(v.string()),
      displayName: v.nullish(v.string()),
      secondaryDisplayName: v.nullish(v.string()),
      glAccount: v.nullish(glAccountSchema),
    }),
  ),
  /** The text of the posting. */
  description: v.nullish(v.string()),
  /** A calendar date, `YYYY-MM-DD`. */
  date: plainDateSchema,
  /** The account’s balance after this entry, in the service’s sign. */
  runningBalance: minorSchema,
  /** The debit, in minor units; 0, absent or null for a credit. */
  drAmount: v.nullish(minorSchema),
  /** The credit, in minor units; 0, absent or null for a debit. */
  crAmount: v.nullish(minorSchema),
  /** The type of the GL account, such as `EXPENSE`. */
  type: v.nullish(glAccountTypeSchema),
});
/** An entry of an account’s general ledger. Amounts are in minor units; debit and credit are never negative. */
export interface GlEntry extends v.InferOutput<typeof glEntrySchema> {}

/** Entries of an account’s ledger, in the service’s order or, newest first, in its reverse. */
export interface LedgerPage extends ListPage<GlEntry> {
  /** The balance before the earliest entry, in the service’s sign; on the first page only, or newest first on each. */
  beginningBalance?: Minor | null;
  /** On the first page of a ledger that is read newest first: the balance before the ledger's first entry, and its day. */
  newestFirst?: { opening: Minor | null; oldest: PlainDate | undefined };
}

export const ledgerPageShape: ResponseShape<LedgerPage> = pageOf(glEntrySchema, {
  beginningBalance: v.nullish(minorSchema),
});
