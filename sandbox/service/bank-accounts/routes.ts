import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { bankAccounts } from './tables.ts';

/** Bank accounts by name: `POST /v6/banks/accounts/query` */
export function bankAccountRoutes(context: ServiceContext) {
  return new Hono<RequestEnvironment>().post('/v6/banks/accounts/query', allow(context, 'read'), async (c) => {
    const query = await readJson(c.req.raw, namedQuerySchema);
    const page = await namedListPage(context, c.get('access'), query, {
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
    });
    return c.json(page);
  });
}
