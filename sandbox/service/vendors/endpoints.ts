import type { ServiceContext } from '../http/context.ts';
import { namedListEndpoint } from '../http/namedList.ts';
import { partySchema } from '../references/schemas.ts';
import { vendors } from './tables.ts';

/** Vendors by name. */
export const vendorEndpoints = (context: ServiceContext) => [
  namedListEndpoint(context, {
    path: '/v6/vendors/query',
    operation: 'queryVendors',
    summary: 'Vendors by name.',
    table: vendors,
    item: partySchema,
  }),
];
