import { and, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { listPage } from '../http/listPage.ts';
import { namedCondition, namedFilterSchema } from '../http/namedList.ts';
import { members, optional, paging } from '../http/parameters.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { findGlAccount, glAccountJson } from './glAccount.ts';
import { glAccounts } from './tables.ts';

/** The chart of accounts: `POST /v6/accounting/glAccounts/query`, `GET /v6/accounting/glAccounts/{id}` */
export function glAccountRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  return new Hono<RequestEnvironment>()
    .post('/v6/accounting/glAccounts/query', allow(context, 'read'), async (c) => {
      const { cursor, limit, sort, filter = {} } = await readJson(c.req.raw, glAccountQuerySchema);
      const { userId, companyIds } = c.get('access');
      const page = await listPage({
        cursors,
        cursor,
        limit,
        binding: ['glAccounts', userId, sort, filter],
        sort: {
          column: sort ? glAccounts.name : glAccounts.accountNo,
          valueOf: ({ name, accountNo }) => (sort ? name : accountNo),
          id: glAccounts.id,
          direction: sort?.direction,
        },
        read: ({ where, orderBy, limit }) =>
          database
            .select()
            .from(glAccounts)
            .where(and(inArray(glAccounts.companyId, companyIds), namedCondition(filter, glAccounts), where))
            .orderBy(...orderBy)
            .limit(limit),
        toJson: glAccountJson,
      });
      return c.json(page);
    })
    .get('/v6/accounting/glAccounts/:id', allow(context, 'read'), async (c) => {
      return c.json(success(glAccountJson(await findGlAccount(database, c.get('access'), c.req.param('id')))));
    });
}

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
