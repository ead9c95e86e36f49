import * as v from 'valibot';
import { openEnum } from '../../core/http/fields.ts';

/** The account types in the order of a balance sheet, then an income statement. */
export const glAccountTypes = [
  'ASSET',
  'LIABILITY',
  'EQUITY',
  'INCOME',
  'COGS',
  'EXPENSE',
  'OTHER_INCOME',
  'OTHER_EXPENSE',
  'SUSPENSE',
] as const;
export const glAccountTypeSchema = openEnum(glAccountTypes);
export type GlAccountType = v.InferOutput<typeof glAccountTypeSchema>;

export const statusSchema = openEnum(['ACTIVE', 'INACTIVE']);
export type ReferenceStatus = v.InferOutput<typeof statusSchema>;

/** A general ledger account. */
export const glAccountSchema = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  accountNo: v.nullish(v.string()),
  type: v.nullish(glAccountTypeSchema),
  displayName: v.nullish(v.string()),
  status: v.nullish(statusSchema),
});
export type GlAccount = v.InferOutput<typeof glAccountSchema>;
