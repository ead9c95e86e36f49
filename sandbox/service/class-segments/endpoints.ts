import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { byText, listPage, textKey } from '../http/listPage.ts';
import { members, paging } from '../http/parameters.ts';
import { pageOf } from '../http/responses.ts';
import { dimensionSchema } from '../references/schemas.ts';
import { dimensions, dimensionValues } from './tables.ts';

interface SegmentJson {
  id: string;
  label: { id: string; name: string; requiredness: DimensionRow['requiredness'] };
  name: string;
  children: SegmentJson[];
}

/** A class segment with its descendants. */
export const segmentTreeSchema: v.GenericSchema<SegmentJson> = v.strictObject({
  id: v.string(),
  label: dimensionSchema,
  name: v.string(),
  children: v.array(v.lazy(() => segmentTreeSchema)),
});

/** The segments of all class labels. */
export const classSegmentEndpoints = ({ database, cursors }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/classes/segments/query',
      operation: 'queryClassSegments',
      summary: 'The segments of all class labels, each with its descendants. The limit counts root segments.',
      audience: 'read',
      body: members(paging),
      response: pageOf(segmentTreeSchema),
    },
    async ({ access: { partnerId, userId, companyIds }, body: { cursor, limit } }) => {
      const isVisible = inArray(dimensionValues.companyId, companyIds);
      const all = await database
        .select()
        .from(dimensionValues)
        .where(isVisible)
        .orderBy(asc(byText(dimensionValues.name)), asc(dimensionValues.id));
      return listPage({
        cursors,
        cursor,
        limit,
        binding: ['classSegments', partnerId, userId],
        read: async ({ where, orderBy, limit }) => {
          const roots = await database
            .select({ value: dimensionValues, label: dimensions })
            .from(dimensionValues)
            .innerJoin(dimensions, eq(dimensions.id, dimensionValues.dimensionId))
            .where(and(isVisible, isNull(dimensionValues.parentId), where))
            .orderBy(...orderBy)
            .limit(limit);
          return roots.map(({ value, label }) => ({ ...value, label }));
        },
        sort: textKey(dimensionValues.name),
        keyOf: ({ name }) => name,
        id: dimensionValues.id,
        toJson: ({ label, ...root }) => segmentJson(root, label, all),
      });
    },
  ),
];

type DimensionValueRow = typeof dimensionValues.$inferSelect;
type DimensionRow = typeof dimensions.$inferSelect;

function segmentJson(
  { id, name }: Pick<DimensionValueRow, 'id' | 'name'>,
  label: DimensionRow,
  all: readonly DimensionValueRow[],
): SegmentJson {
  return {
    id,
    label: { id: label.id, name: label.name, requiredness: label.requiredness },
    name,
    children: all.filter(({ parentId }) => parentId === id).map((child) => segmentJson(child, label, all)),
  };
}
