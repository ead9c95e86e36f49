import * as v from 'valibot';
import { pageOf } from '../http/answers.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { statusAnswer } from '../references/answers.ts';
import { bankAccounts } from './tables.ts';

/** A bank account on its list. */
export const bankAccountAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  displayName: v.string(),
  status: statusAnswer,
});

/** Bank accounts by name. */
export const bankAccountEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/banks/accounts/query',
      operation: 'queryBankAccounts',
      summary: 'Bank accounts by name.',
      audience: 'read',
      body: namedQuerySchema,
      answer: pageOf(bankAccountAnswer),
    },
    ({ access, body }) =>
      namedListPage(context, access, body, {
        list: 'bankAccounts',
        table: bankAccounts,
        read: ({ where, orderBy, limit }) =>
          context.database
            .select()
            .from(bankAccounts)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit),
        toJson: ({ id, name, displayName, status }) => ({ id, name, displayName, status }),
      }),
  ),
];
