import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { createService, type Service } from '../../../sandbox/service/service.ts';
import { openTestMemory } from '../../support/sandbox/testDatabase.ts';
import { jsonRequest, tokenRequest, unlimited } from '../../support/sandbox/testService.ts';

let client: PGlite;
let service: Service;
let queries: { text: string; params: unknown[] }[] = [];
const copies = 40;
beforeAll(async () => {
  client = await openTestMemory();
  const logQuery = (text: string, params: unknown[]) => queries.push({ text, params });
  const database = drizzle(client, { logger: { logQuery } });
  service = await createService({ database, rateLimit: unlimited });
  await seedOnFirstStart(database, { seed: 'small', today: '2026-03-31' });
  // Copies the documents many times, so that reading all of them would show in the plan.
  for (const table of ['bank_transactions', 'invoices'].map((name) => sql.identifier(name))) {
    await database.execute(sql`insert into ${table}
      select copy.* from ${table} as original, generate_series(1, ${copies}::int) as number,
        json_populate_record(original, json_build_object('id', original.id || '_' || number, 'api_source_id', null)) as copy`);
  }
  await database.execute(sql`vacuum analyze`);
});
afterAll(() => client.close());

async function signIn(userId: string): Promise<string> {
  const response = await service.fetch(new Request('http://sandbox.test/v6/auth/token', tokenRequest({ userId })));
  return (await response.json()).access_token;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The number of rows that the database reads for a page, and the kinds of scans. */
async function planOf(token: string, path: string, table: string, body: object) {
  queries = [];
  const response = await service.fetch(new Request(`http://sandbox.test${path}`, jsonRequest(token, body)));
  const page = await response.json();
  const [query = expect.unreachable()] = queries.filter(({ text }) => text.includes('lateral'));
  const explained = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${query.text}`,
    query.params,
  );
  const nodes = explained.rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan));
  const scans = nodes.filter((node) => node['Relation Name'] === table);
  const rows = scans.reduce(
    (sum, scan) => sum + (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'],
    0,
  );
  return { page, rows, kinds: new Set(scans.map((scan) => scan['Node Type'])) };
}

const limit = 50;
const lists = [
  ['/v6/banks/transactions/query', 'bank_transactions', {}],
  ['/v6/banks/transactions/query', 'bank_transactions', { sort: { direction: 'ASC' } }],
  ['/v6/invoicing/invoices/query', 'invoices', {}],
  ['/v6/invoicing/invoices/query', 'invoices', { sort: { orderBy: 'TOTAL', direction: 'DESC' } }],
] as const;

test.each(lists)(
  '%s (%s) sorted by %j reads at most one page of rows per company, however deep',
  async (path, table, query) => {
    for (const [user, companies] of [['usr_owner', 1] as const, ['usr_bookkeeper', 2] as const]) {
      const token = await signIn(user);
      let cursor: string | undefined;
      for (let number = 1; number <= 5; number += 1) {
        const { page, rows, kinds } = await planOf(token, path, table, { ...query, limit, cursor });
        expect(page.data).toHaveLength(limit);
        expect([...kinds].filter((kind) => kind === 'Seq Scan')).toEqual([]);
        // Each row is read once in the index and once in the table.
        expect(rows).toBeLessThanOrEqual(2 * companies * (limit + 1));
        cursor = page.cursor.after;
      }
    }
  },
);

test('pages across companies merge each company’s pages', async () => {
  const bookkeeper = await signIn('usr_bookkeeper');
  const read = async (body: object) => {
    const [path] = lists[0];
    return (await service.fetch(new Request(`http://sandbox.test${path}`, jsonRequest(bookkeeper, body)))).json();
  };
  const found: { id: string; date: string }[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await read({ limit: 250, cursor });
    found.push(...page.data);
    cursor = page.cursor?.after;
  }
  const key = ({ date, id }: { date: string; id: string }) => `${date} ${id}`;
  expect(found.map(key)).toEqual(found.map(key).sort().reverse());
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from bank_transactions');
  expect(new Set(found.map(({ id }) => id)).size).toBe(rows[0]?.count);
});
