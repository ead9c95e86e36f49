import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { vendors } from './tables.ts';

/** Vendors by name: `POST /v6/vendors/query` */
export function vendorRoutes(context: ServiceContext) {
  return new Hono<RequestEnvironment>().post('/v6/vendors/query', allow(context, 'read'), async (c) => {
    const query = await readJson(c.req.raw, namedQuerySchema);
    const page = await namedListPage(context, c.get('access'), query, {
      list: 'vendors',
      table: vendors,
      read: ({ where, orderBy, limit }) =>
        context.database
          .select()
          .from(vendors)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      toJson: ({ id, name, email, status }) => ({ id, name, email, status }),
    });
    return c.json(page);
  });
}
