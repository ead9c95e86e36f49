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
/** A type of account, such as `EXPENSE`; the service may add types. */
export type GlAccountType = v.InferOutput<typeof glAccountTypeSchema>;

export const statusSchema = openEnum(['ACTIVE', 'INACTIVE']);
/** Whether a record of a list can be chosen; the service may add values. */
export type ReferenceStatus = v.InferOutput<typeof statusSchema>;

export const glAccountSchema = v.object({
  /** Such as `gla_1`. */
  id: v.string(),
  /** Without the number. */
  name: v.nullish(v.string()),
  /** The account number, a string; absent or null if it has none. */
  accountNo: v.nullish(v.string()),
  /** Decides where it is in the balance sheet or income statement. The service may add values. */
  type: v.nullish(glAccountTypeSchema),
  /** The name to show. */
  displayName: v.nullish(v.string()),
  /** Absent or null in documents, which only refer to it. `INACTIVE` ones can’t be chosen. */
  status: v.nullish(statusSchema),
});
/** A general ledger account. */
export type GlAccount = v.InferOutput<typeof glAccountSchema>;
