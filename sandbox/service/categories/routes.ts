import { asc, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { byText } from '../http/listPage.ts';
import { allow } from '../tokens/access.ts';
import { categories } from './tables.ts';

/** All categories as trees, by kind: `GET /v6/categories` */
export function categoryRoutes(context: ServiceContext) {
  return new Hono<RequestEnvironment>().get('/v6/categories', allow(context, 'read'), async (c) => {
    const rows = await context.database
      .select()
      .from(categories)
      .where(inArray(categories.companyId, c.get('access').companyIds))
      .orderBy(asc(byText(categories.name)), asc(categories.id));
    const treeOf = (kind: CategoryRow['kind']) => tree(rows.filter((row) => row.kind === kind));
    return c.json(success({ expense: treeOf('expense'), revenue: treeOf('revenue'), transfer: treeOf('transfer') }));
  });
}

type CategoryRow = typeof categories.$inferSelect;

interface CategoryJson {
  id: string;
  name: string;
  status: CategoryRow['status'];
  iconUrl: string | null;
  children: CategoryJson[];
}

function tree(rows: readonly CategoryRow[], parentId: string | null = null): CategoryJson[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, status, iconUrl }) => ({ id, name, status, iconUrl, children: tree(rows, id) }));
}
