import { type Column, eq, ilike, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { members, optional, paging, text } from './parameters.ts';

const statuses = v.array(
  v.picklist(['ACTIVE', 'INACTIVE'], 'The status is ACTIVE or INACTIVE.'),
  'This must be a list.',
);

/** The filter of a list of accounts or parties. A bare text as `name` means "contains". */
export const namedFilterSchema = members({
  name: optional(
    v.union(
      [text, members({ equal: optional(text), notEqual: optional(text), contain: optional(text) })],
      'The name is a text, or an object with equal, notEqual or contain.',
    ),
  ),
  status: optional(members({ in: optional(statuses), notIn: optional(statuses) })),
});

/** The body of a query of such a list. */
export const namedQuerySchema = members({ ...paging, filter: optional(namedFilterSchema) });

export type NamedFilter = v.InferOutput<typeof namedFilterSchema>;

/** Puts the filter into conditions. All members have to hold; an empty list restricts nothing. */
export function namedConditions({ name, status }: NamedFilter, columns: { name: Column; status: Column }) {
  const { equal, notEqual, contain } = typeof name === 'string' ? { contain: name } : { ...name };
  const conditions: (SQL | undefined)[] = [
    equal === undefined ? undefined : eq(columns.name, equal),
    notEqual === undefined ? undefined : ne(columns.name, notEqual),
    contain === undefined ? undefined : ilike(columns.name, `%${contain.replace(/[\\%_]/g, '\\$&')}%`),
    status?.in?.length ? inArray(columns.status, status.in) : undefined,
    status?.notIn?.length ? notInArray(columns.status, status.notIn) : undefined,
  ];
  return conditions;
}
