import { and, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { listPage, textKey } from '../http/listPage.ts';
import { namedCondition, namedQuerySchema } from '../http/namedList.ts';
import { pageOf, responseOf } from '../http/responses.ts';
import { glAccountSchema } from '../references/schemas.ts';
import { findGlAccount, glAccountJson } from './glAccount.ts';
import { glAccounts } from './tables.ts';

/** The chart of accounts, sorted by account number by default. */
export const glAccountEndpoints = ({ database, cursors }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/accounting/glAccounts/query',
      operation: 'queryGlAccounts',
      summary: 'The chart of accounts.',
      audience: 'read',
      body: namedQuerySchema,
      response: pageOf(glAccountSchema),
    },
    ({ access: { partnerId, userId, companyIds }, body: { cursor, limit, sort, filter = {} } }) =>
      listPage({
        cursors,
        cursor,
        limit,
        binding: ['glAccounts', partnerId, userId, sort, filter],
        sort: textKey(sort ? glAccounts.name : glAccounts.accountNo),
        keyOf: ({ name, accountNo }) => (sort ? name : accountNo),
        direction: sort?.direction,
        id: glAccounts.id,
        read: ({ where, orderBy, limit }) =>
          database
            .select()
            .from(glAccounts)
            .where(and(inArray(glAccounts.companyId, companyIds), namedCondition(filter, glAccounts), where))
            .orderBy(...orderBy)
            .limit(limit),
        toJson: glAccountJson,
      }),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v6/accounting/glAccounts/{id}',
      operation: 'getGlAccount',
      summary: 'One GL account.',
      audience: 'read',
      response: responseOf(glAccountSchema),
    },
    async ({ access, id }) => success(glAccountJson(await findGlAccount(database, access, id))),
  ),
];
