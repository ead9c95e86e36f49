import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { customers } from './tables.ts';

/** Customers by name: `POST /v6/customers/query` */
export function customerRoutes(context: ServiceContext) {
  return new Hono<RequestEnvironment>().post('/v6/customers/query', allow(context, 'read'), async (c) => {
    const query = await readJson(c.req.raw, namedQuerySchema);
    const page = await namedListPage(context, c.get('access'), query, {
      list: 'customers',
      table: customers,
      read: ({ where, orderBy, limit }) =>
        context.database
          .select()
          .from(customers)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      toJson: ({ id, name, email, status }) => ({ id, name, email, status }),
    });
    return c.json(page);
  });
}
