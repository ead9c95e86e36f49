import { and, getTableColumns, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedConditions, namedQuerySchema } from '../http/listFilters.ts';
import { byText, listPage } from '../http/listPage.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { vendors } from './tables.ts';

/** Vendors by name: `POST /v6/vendors/query` */
export function vendorRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  return new Hono<RequestEnvironment>().post('/v6/vendors/query', allow(context, 'read'), async (c) => {
    const { cursor, limit, filter = {} } = await readJson(c.req.raw, namedQuerySchema);
    const { userId, companyIds } = c.get('access');
    const sortKey = byText(vendors.name);
    const page = await listPage(
      {
        cursors,
        cursor,
        limit,
        binding: ['vendors', userId, filter],
        sortKey,
        id: vendors.id,
        read: ({ where, orderBy, limit }) =>
          database
            .select({ ...getTableColumns(vendors), sortKey })
            .from(vendors)
            .where(and(inArray(vendors.companyId, companyIds), ...namedConditions(filter, vendors), where))
            .orderBy(...orderBy)
            .limit(limit),
      },
      ({ id, name, email, status }) => ({ id, name, email, status }),
    );
    return c.json(page);
  });
}
