import { and, getTableColumns, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedConditions, namedQuerySchema } from '../http/listFilters.ts';
import { byText, listPage } from '../http/listPage.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { bankAccounts } from './tables.ts';

/** Bank accounts by name: `POST /v6/banks/accounts/query` */
export function bankAccountRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  return new Hono<RequestEnvironment>().post('/v6/banks/accounts/query', allow(context, 'read'), async (c) => {
    const { cursor, limit, filter = {} } = await readJson(c.req.raw, namedQuerySchema);
    const { userId, companyIds } = c.get('access');
    const sortKey = byText(bankAccounts.name);
    const page = await listPage(
      {
        cursors,
        cursor,
        limit,
        binding: ['bankAccounts', userId, filter],
        sortKey,
        id: bankAccounts.id,
        read: ({ where, orderBy, limit }) =>
          database
            .select({ ...getTableColumns(bankAccounts), sortKey })
            .from(bankAccounts)
            .where(and(inArray(bankAccounts.companyId, companyIds), ...namedConditions(filter, bankAccounts), where))
            .orderBy(...orderBy)
            .limit(limit),
      },
      ({ id, name, displayName, status }) => ({ id, name, displayName, status }),
    );
    return c.json(page);
  });
}
