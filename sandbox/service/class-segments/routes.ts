import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { byText, listPage } from '../http/listPage.ts';
import { members, paging } from '../http/parameters.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { dimensions, dimensionValues } from './tables.ts';

/** The segments of all class labels, each with all below it; a page holds so many trees: `POST /v6/classes/segments/query` */
export function classSegmentRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  return new Hono<RequestEnvironment>().post('/v6/classes/segments/query', allow(context, 'read'), async (c) => {
    const { cursor, limit } = await readJson(c.req.raw, members(paging));
    const { userId, companyIds } = c.get('access');
    const isVisible = inArray(dimensionValues.companyId, companyIds);
    const all = await database
      .select()
      .from(dimensionValues)
      .where(isVisible)
      .orderBy(asc(byText(dimensionValues.name)), asc(dimensionValues.id));
    const page = await listPage({
      cursors,
      cursor,
      limit,
      binding: ['classSegments', userId],
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
      sort: { column: dimensionValues.name, id: dimensionValues.id, valueOf: ({ name }) => name },
      toJson: ({ label, ...root }) => segmentJson(root, label, all),
    });
    return c.json(page);
  });
}

type DimensionValueRow = typeof dimensionValues.$inferSelect;
type DimensionRow = typeof dimensions.$inferSelect;

interface SegmentJson {
  id: string;
  label: { id: string; name: string; requiredness: DimensionRow['requiredness'] };
  name: string;
  children: SegmentJson[];
}

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
