import { and, type Column, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { ServiceContext } from './context.ts';
import { type EndpointDescription, endpoint } from './endpoint.ts';
import { listPage, textKey } from './listPage.ts';
import { isOneOf, textMatches } from './operators.ts';
import { members, optional, paging, text } from './parameters.ts';
import { pageOf } from './responses.ts';

const statuses = v.array(
  v.picklist(['ACTIVE', 'INACTIVE'], 'The status must be ACTIVE or INACTIVE.'),
  'This must be a list.',
);

/** Operators for names. */
export const nameOperators = members({ equal: optional(text), notEqual: optional(text), contain: optional(text) });

/** The filter of a list of accounts or parties. A plain string as `name` means "contains". */
export const namedFilterSchema = members({
  name: optional(
    v.union([text, nameOperators], 'The name must be a string, or an object with equal, notEqual or contain.'),
  ),
  status: optional(members({ in: optional(statuses), notIn: optional(statuses) })),
});

/** The body of a query for such a list. */
export const namedQuerySchema = members({
  ...paging,
  sort: optional(
    members({
      orderBy: v.picklist(['NAME'], 'orderBy must be NAME.'),
      direction: v.nullish(v.picklist(['ASC', 'DESC'], 'The direction must be ASC or DESC.'), 'ASC'),
    }),
  ),
  filter: optional(namedFilterSchema),
});

type NamedRow = { id: string; name: string };

interface NamedList extends Pick<EndpointDescription, 'path' | 'operation' | 'summary'> {
  table: PgTable & { id: PgColumn; companyId: PgColumn; name: PgColumn; status: PgColumn };
  /** The response schema of an item; its members are columns of the table. */
  item: v.GenericSchema<NamedRow> & { entries: v.ObjectEntries };
}

/** The endpoint of a list of accounts or parties of the visible companies, by name. */
export function namedListEndpoint({ database, cursors }: ServiceContext, { table, item, ...description }: NamedList) {
  const all: Record<string, PgColumn> = getTableColumns(table);
  const columns = Object.fromEntries(Object.entries(all).filter(([name]) => name in item.entries));
  return endpoint(
    { ...description, method: 'POST', audience: 'read', body: namedQuerySchema, response: pageOf(item) },
    ({ access: { partnerId, userId, companyIds }, body: { cursor, limit, sort, filter = {} } }) =>
      listPage<NamedRow, NamedRow>({
        cursors,
        cursor,
        limit,
        binding: [description.operation, partnerId, userId, sort?.direction, filter],
        sort: textKey(table.name),
        direction: sort?.direction,
        keyOf: ({ name }) => name,
        id: table.id,
        read: async ({ where, orderBy, limit }) => {
          const rows = database
            .select(columns)
            .from(table)
            .where(and(inArray(table.companyId, companyIds), namedCondition(filter, table), where))
            .orderBy(...orderBy)
            .limit(limit);
          return (await rows) as NamedRow[]; // selected by the item's schema
        },
        toJson: (row) => row,
      }),
  );
}

/** Converts the filter to a condition. All members must match; an empty list matches everything. */
export function namedCondition(
  { name, status }: v.InferOutput<typeof namedFilterSchema>,
  columns: { name: Column; status: Column },
): SQL | undefined {
  return and(
    textMatches(columns.name, typeof name === 'string' ? { contain: name } : name),
    isOneOf(columns.status, status),
  );
}
