import * as v from 'valibot';
import { openEnum } from '../core/http/fields.ts';

/** The kinds of account; which of them grow by debits, the service decides. */
export const glAccountTypeSchema = openEnum([
  'ASSET',
  'LIABILITY',
  'EQUITY',
  'INCOME',
  'COGS',
  'EXPENSE',
  'OTHER_INCOME',
  'OTHER_EXPENSE',
  'SUSPENSE',
]);
export type GlAccountType = v.InferOutput<typeof glAccountTypeSchema>;

/** A general ledger account. */
export const glAccountSchema = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  accountNo: v.nullish(v.string()),
  type: v.nullish(glAccountTypeSchema),
  displayName: v.nullish(v.string()),
});
export type GlAccount = v.InferOutput<typeof glAccountSchema>;
