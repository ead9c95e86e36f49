import { pageOf } from '../http/answers.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { namedListPage, namedQuerySchema } from '../http/namedList.ts';
import { partyAnswer } from '../references/answers.ts';
import { customers } from './tables.ts';

/** Customers by name. */
export const customerEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/customers/query',
      operation: 'queryCustomers',
      summary: 'Customers by name.',
      audience: 'read',
      body: namedQuerySchema,
      answer: pageOf(partyAnswer),
    },
    ({ access, body }) =>
      namedListPage(context, access, body, {
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
      }),
  ),
];
