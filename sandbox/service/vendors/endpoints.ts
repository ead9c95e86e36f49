import { pageOf } from '../http/answers.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { partyAnswer } from '../references/answers.ts';
import { vendors } from './tables.ts';

/** Vendors by name. */
export const vendorEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/vendors/query',
      operation: 'queryVendors',
      summary: 'Vendors by name.',
      audience: 'read',
      body: namedQuerySchema,
      answer: pageOf(partyAnswer),
    },
    ({ access, body }) =>
      namedListPage(context, access, body, {
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
      }),
  ),
];
