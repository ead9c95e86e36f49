import { and, type Column, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Access } from '../tokens/access.ts';
import type { ServiceContext } from './context.ts';
import { type ListRequest, listPage, textKey } from './listPage.ts';
import { contains } from './operators.ts';
import { members, optional, paging, text } from './parameters.ts';

const statuses = v.array(
  v.picklist(['ACTIVE', 'INACTIVE'], 'The status is ACTIVE or INACTIVE.'),
  'This must be a list.',
);

/** What a name is, or what is in it. */
export const nameOperators = members({ equal: optional(text), notEqual: optional(text), contain: optional(text) });

/** The filter of a list of accounts or parties. A bare text as `name` means "contains". */
export const namedFilterSchema = members({
  name: optional(v.union([text, nameOperators], 'The name is a text, or an object with equal, notEqual or contain.')),
  status: optional(members({ in: optional(statuses), notIn: optional(statuses) })),
});

/** The body of a query of such a list. */
export const namedQuerySchema = members({ ...paging, filter: optional(namedFilterSchema) });

interface NamedList<Row extends { id: string; name: string }, Json>
  extends Pick<ListRequest<Row, Json>, 'read' | 'toJson'> {
  /** The list's name, for its cursors. */
  list: string;
  table: { id: PgColumn; companyId: PgColumn; name: PgColumn; status: PgColumn };
}

/** A page of a list of the visible companies, by name. */
export function namedListPage<Row extends { id: string; name: string }, Json>(
  { cursors }: ServiceContext,
  { partnerId, userId, companyIds }: Access,
  { cursor, limit, filter = {} }: v.InferOutput<typeof namedQuerySchema>,
  { list, table, read, toJson }: NamedList<Row, Json>,
) {
  return listPage({
    cursors,
    cursor,
    limit,
    binding: [list, partnerId, userId, filter],
    sort: textKey(table.name),
    keyOf: ({ name }) => name,
    id: table.id,
    read: ({ where, ...page }) =>
      read({ ...page, where: and(inArray(table.companyId, companyIds), namedCondition(filter, table), where) }),
    toJson,
  });
}

/** Puts the filter into a condition. All members have to hold; an empty list restricts nothing. */
export function namedCondition(
  { name, status }: v.InferOutput<typeof namedFilterSchema>,
  columns: { name: Column; status: Column },
): SQL | undefined {
  const { equal, notEqual, contain } = typeof name === 'string' ? { contain: name } : { ...name };
  return and(
    equal === undefined ? undefined : eq(columns.name, equal),
    notEqual === undefined ? undefined : ne(columns.name, notEqual),
    contain === undefined ? undefined : contains(columns.name, contain),
    status?.in?.length ? inArray(columns.status, status.in) : undefined,
    status?.notIn?.length ? notInArray(columns.status, status.notIn) : undefined,
  );
}
