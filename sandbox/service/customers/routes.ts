import { and, getTableColumns, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedConditions, namedQuerySchema } from '../http/listFilters.ts';
import { byText, listPage } from '../http/listPage.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { customers } from './tables.ts';

/** Customers by name: `POST /v6/customers/query` */
export function customerRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  return new Hono<RequestEnvironment>().post('/v6/customers/query', allow(context, 'read'), async (c) => {
    const { cursor, limit, filter = {} } = await readJson(c.req.raw, namedQuerySchema);
    const { userId, companyIds } = c.get('access');
    const sortKey = byText(customers.name);
    const page = await listPage(
      {
        cursors,
        cursor,
        limit,
        binding: ['customers', userId, filter],
        sortKey,
        id: customers.id,
        read: ({ where, orderBy, limit }) =>
          database
            .select({ ...getTableColumns(customers), sortKey })
            .from(customers)
            .where(and(inArray(customers.companyId, companyIds), ...namedConditions(filter, customers), where))
            .orderBy(...orderBy)
            .limit(limit),
      },
      ({ id, name, email, status }) => ({ id, name, email, status }),
    );
    return c.json(page);
  });
}
