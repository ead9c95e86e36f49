import { and, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { answerOf, pageOf } from '../http/answers.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { listPage, textKey } from '../http/listPage.ts';
import { namedCondition, namedFilterSchema } from '../http/namedList.ts';
import { members, optional, paging } from '../http/parameters.ts';
import { glAccountAnswer } from '../references/answers.ts';
import { findGlAccount, glAccountJson } from './glAccount.ts';
import { glAccounts } from './tables.ts';

/** Without `sort` accounts come by account number, as a chart of accounts is read. */
const glAccountQuerySchema = members({
  ...paging,
  sort: optional(
    members({
      orderBy: v.picklist(['NAME'], 'GL accounts are sorted by NAME.'),
      direction: v.nullish(v.picklist(['ASC', 'DESC'], 'The direction is ASC or DESC.'), 'ASC'),
    }),
  ),
  filter: optional(namedFilterSchema),
});

/** The chart of accounts. */
export const glAccountEndpoints = ({ database, cursors }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/accounting/glAccounts/query',
      operation: 'queryGlAccounts',
      summary: 'The chart of accounts.',
      audience: 'read',
      body: glAccountQuerySchema,
      answer: pageOf(glAccountAnswer),
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
      summary: 'One account of the chart.',
      audience: 'read',
      answer: answerOf(glAccountAnswer),
    },
    async ({ access, id }) => success(glAccountJson(await findGlAccount(database, access, id))),
  ),
];
