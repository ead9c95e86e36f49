import { count, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '../../../sandbox/service/audit/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { runs } from '../../support/propertyRuns.ts';
import {
  balancesOf,
  differences,
  ExpectedBooks,
  expectBalanced,
  fetchLedgers,
} from '../../support/sandbox/expectedBooks.ts';
import { anyCommand, type Command, type Document, toItem } from '../../support/sandbox/randomSaves.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

const transactionsPath = '/v6/banks/transactions';
const paths = { transaction: transactionsPath, journalEntry: '/v6/accounting/manualJournalEntries' };

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** A run's own books with their expected ledger. Few at a time: the fingerprint reads all rows. */
async function openBooks(number: number) {
  if (number % 25 === 0) {
    await service.close();
    service = await openTestService();
  }
  const suffix = `_${number}`;
  await importBooks(service.database, tinyBooks(suffix));
  await service.addUser(`usr${suffix}`, `co_tiny${suffix}`);
  const token = await service.signIn({ userId: `usr${suffix}` });
  const opening = balancesOf(await fetchLedgers(service, token, 'ACCRUAL'));
  return { suffix, token, expected: new ExpectedBooks(opening), known: [] as Document[] };
}
type OpenBooks = Awaited<ReturnType<typeof openBooks>>;

/** Sends a command and records its outcome in the expected books. */
async function run(books: OpenBooks, command: Command): Promise<{ done: number; rejected: number }> {
  const { token, expected, known, suffix } = books;
  if (command.kind === 'delete') {
    const transactions = known.filter(({ kind }) => kind === 'transaction');
    const document = transactions[command.at % Math.max(1, transactions.length)];
    if (!document) return { done: 0, rejected: 0 };
    const init = { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } };
    const { status } = await service.send(`${transactionsPath}/${document.id}`, init);
    expect(status).toBe(200);
    expected.documents.delete(document.id);
    known.splice(known.indexOf(document), 1);
    return { done: 1, rejected: 0 };
  }
  const items = command.drafts.map((draft) => toItem(draft, command.kind, known, suffix));
  const { status, body } = await service.post(token, paths[command.kind], { data: items.map(({ json }) => json) });
  const rejected = items.filter(({ isRejected }) => isRejected).length;
  expect(status).toBe(rejected === 0 ? 200 : rejected === items.length ? 400 : 207);
  expect(body.data.map(({ result }: { result: string }) => result)).toEqual(
    items.map(({ isRejected }) => (isRejected ? 'FAILURE' : 'SUCCESS')),
  );
  for (const [index, { effect, isRejected }] of items.entries()) {
    if (isRejected) continue;
    const { id } = body.data[index].data;
    expected.documents.set(id, effect);
    if (!known.some((document) => document.id === id)) known.push({ id, kind: command.kind });
  }
  return { done: items.length - rejected, rejected };
}

/** A fingerprint of all tables that a rejected item could have changed. */
async function traces() {
  const [audited] = await service.database.select({ rows: count() }).from(auditTrail);
  const tables = ['bank_transactions', 'bank_transaction_splits', 'journal_entries', 'journal_entry_lines'];
  const rows: unknown[] = [];
  for (const table of [...tables, 'ledger_entries', 'ledger_lines']) {
    const name = sql.identifier(table);
    const [all] = await service.database
      .select({ text: sql<string>`md5(coalesce(string_agg(whole::text, ',' order by whole::text), ''))` })
      .from(sql`${name} as whole`);
    rows.push([table, all?.text]);
  }
  return { audited: audited?.rows ?? 0, rows };
}

let companies = 0;
test('after any saves, updates, rejections and deletions, entries balance, ledgers add up, and rejected items leave no trace', async () => {
  const sequences = runs(10, 450); // with more than 5,000 items in the long run
  let [done, rejected] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 12 }), async (sequence) => {
      const books = await openBooks(++companies);
      let before = await traces();
      for (const command of sequence) {
        const outcome = await run(books, command);
        done += outcome.done;
        rejected += outcome.rejected;
        const after = await traces();
        expect(after.audited - before.audited).toBe(outcome.done);
        if (outcome.done === 0) expect(after.rows).toEqual(before.rows);
        before = after;
      }
      for (const method of ['ACCRUAL', 'CASH'] as const) {
        const ledgers = await fetchLedgers(service, books.token, method);
        expectBalanced(ledgers);
        if (method === 'ACCRUAL') expect(differences(balancesOf(ledgers), books.expected.balances)).toEqual([]);
      }
    }),
    { numRuns: sequences },
  );
  // Otherwise the test proves nothing.
  expect(done + rejected).toBeGreaterThan(runs(10));
  expect(done).toBeGreaterThan(sequences * 2);
  expect(rejected).toBeGreaterThan(sequences);
}, 600_000);
