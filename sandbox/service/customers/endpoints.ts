import type { ServiceContext } from '../http/context.ts';
import { namedListEndpoint } from '../http/namedList.ts';
import { partySchema } from '../references/schemas.ts';
import { customers } from './tables.ts';

/** Customers by name. */
export const customerEndpoints = (context: ServiceContext) => [
  namedListEndpoint(context, {
    path: '/v6/customers/query',
    operation: 'queryCustomers',
    summary: 'Customers by name.',
    table: customers,
    item: partySchema,
  }),
];
