import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGlAccount } from '../../../sandbox/service/gl-accounts/glAccount.ts';
import { type LedgerPage, readLedgerPage } from '../../../sandbox/service/ledger/page.ts';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { openTestMemory } from '../../support/sandbox/testDatabase.ts';

let client: PGlite;
let queries: { text: string; params: unknown[] }[] = [];
beforeAll(async () => {
  client = await openTestMemory();
  await seedOnFirstStart(drizzle(client), { seed: 'small', today: '2026-03-31', entries: 6000 });
});
afterAll(() => client.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The number of ledger lines that the database reads for a query. */
async function linesRead({ text, params }: (typeof queries)[number]): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${text}`,
    params,
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan));
  return nodes
    .filter((node) => node['Relation Name'] === 'ledger_lines')
    .reduce((sum, node) => {
      return sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    }, 0);
}

test('later pages read no more lines than the first one, in either direction', async () => {
  const logQuery = (text: string, params: unknown[]) => queries.push({ text, params });
  const database = drizzle(client, { logger: { logQuery } });
  const account = await findGlAccount(database, { companyIds: ['co_1'] }, 'gla_1010');
  const query = { method: 'ACCRUAL' as const, filter: {}, limit: 250 };

  const costOf = async (place: LedgerPage['after']) => {
    queries = [];
    const page = await readLedgerPage(database, account, query, place);
    expect(page.rows.length).toBe(250);
    let lines = 0;
    for (const each of [...queries]) lines += await linesRead(each);
    return { page, lines };
  };
  let { page, lines } = await costOf(undefined);
  expect(lines).toBe(251);
  for (let number = 2; number <= 20; number += 1) {
    ({ page, lines } = await costOf(page.after));
    expect([number, lines]).toEqual([number, 251]);
  }
  expect((await costOf(page.before)).lines).toBe(251);
});
