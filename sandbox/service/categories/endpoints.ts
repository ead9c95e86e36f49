import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { byText } from '../http/listPage.ts';
import { responseOf } from '../http/responses.ts';
import { statusSchema } from '../references/schemas.ts';
import { categories } from './tables.ts';

interface CategoryJson {
  id: string;
  name: string;
  status: CategoryRow['status'];
  iconUrl: string | null;
  children: CategoryJson[];
}

/** A category with its descendants. */
export const categoryTreeSchema: v.GenericSchema<CategoryJson> = v.strictObject({
  id: v.string(),
  name: v.string(),
  status: statusSchema,
  iconUrl: v.nullable(v.string()),
  children: v.array(v.lazy(() => categoryTreeSchema)),
});

/** All categories as trees, by kind. */
export const categoryEndpoints = ({ database }: ServiceContext) => [
  endpoint(
    {
      method: 'GET',
      path: '/v6/categories',
      operation: 'getCategories',
      summary: 'All categories as trees, by kind.',
      audience: 'read',
      response: responseOf(
        v.strictObject({
          expense: v.array(categoryTreeSchema),
          revenue: v.array(categoryTreeSchema),
          transfer: v.array(categoryTreeSchema),
        }),
      ),
    },
    async ({ access }) => {
      const rows = await database
        .select()
        .from(categories)
        .where(inArray(categories.companyId, access.companyIds))
        .orderBy(asc(byText(categories.name)), asc(categories.id));
      const treeOf = (kind: CategoryRow['kind']) => tree(rows.filter((row) => row.kind === kind));
      return success({ expense: treeOf('expense'), revenue: treeOf('revenue'), transfer: treeOf('transfer') });
    },
  ),
];

type CategoryRow = typeof categories.$inferSelect;

function tree(rows: readonly CategoryRow[], parentId: string | null = null): CategoryJson[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, status, iconUrl }) => ({ id, name, status, iconUrl, children: tree(rows, id) }));
}
