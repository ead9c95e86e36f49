import * as v from 'valibot';
import type { ServiceContext } from '../http/context.ts';
import { namedListEndpoint } from '../http/namedList.ts';
import { statusSchema } from '../references/schemas.ts';
import { bankAccounts } from './tables.ts';

/** A bank account in a list. */
export const bankAccountSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  displayName: v.string(),
  status: statusSchema,
});

/** Bank accounts by name. */
export const bankAccountEndpoints = (context: ServiceContext) => [
  namedListEndpoint(context, {
    path: '/v6/banks/accounts/query',
    operation: 'queryBankAccounts',
    summary: 'Bank accounts by name.',
    table: bankAccounts,
    item: bankAccountSchema,
  }),
];
