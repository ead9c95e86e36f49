import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { openApiDocument } from '../openapi/document.ts';
import type { ServiceContext } from './context.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { responseOf } from './responses.ts';

/** Health check and API description. */
export function systemEndpoints({ database }: ServiceContext, others: readonly Endpoint[]): Endpoint[] {
  const own = [
    endpoint(
      {
        method: 'GET',
        path: '/healthz',
        operation: 'getHealth',
        summary: 'Whether the service and its database are available.',
        audience: 'anyone',
        response: responseOf(v.strictObject({ status: v.literal('UP') })),
      },
      async () => {
        await database.execute(sql`select 1`);
        return success({ status: 'UP' as const });
      },
    ),
    endpoint(
      {
        method: 'GET',
        path: '/openapi.json',
        operation: 'getDescription',
        summary: 'This OpenAPI document.',
        audience: 'anyone',
        response: v.looseObject({ openapi: v.string() }),
      },
      async () => document,
    ),
  ];
  const document = openApiDocument([...others, ...own]);
  return own;
}
