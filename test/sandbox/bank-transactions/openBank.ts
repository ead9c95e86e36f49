import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect } from 'vitest';
import { auditTrail } from '../../../sandbox/service/audit/tables.ts';
import { bankTransactionSchema } from '../../../sandbox/service/bank-transactions/schema.ts';
import { ledgerEntries } from '../../../sandbox/service/ledger/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import type { ServiceOptions } from '../../../sandbox/service/service.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

/** Formats problems as `TYPE param`. */
export const problemsOf = (error: { type: string; param?: string }[]) =>
  error.map(({ type, param }) => `${type} ${param ?? ''}`.trim());

/**
 * Opens a service with two similar companies; the second's ids end with `_b`. `token` has access to the first, `both` to both.
 * Books are closed through 2025-12-31, and a team is required. Closes the service after the file's last test, and fails on
 * internal errors.
 */
export async function openBank(options: Partial<ServiceOptions> = {}) {
  const unexpected: unknown[] = [];
  const service = await openTestService({ onError: (error) => unexpected.push(error), ...options });
  afterAll(async () => {
    expect(unexpected).toEqual([]);
    await service.close();
  });
  const { database } = service;
  for (const suffix of ['', '_b']) {
    const books = tinyBooks(suffix);
    const [checking] = books.bankAccounts;
    if (!checking) expect.unreachable();
    books.bankAccounts.push({ ...checking, id: `bka_savings${suffix}`, apiInstitutionId: 'ins_1' });
    const attachment = { url: 'https://files.example/a.pdf', fileName: 'a.pdf', createdAt: '2026-01-02T03:04:05Z' };
    books.attachments = [{ ...attachment, id: `att_1${suffix}`, byteCount: 84_000 }];
    await importBooks(database, books);
  }
  await service.addUser('usr_first', 'co_tiny');
  await service.addUser('usr_both', 'co_tiny', 'co_tiny_b');
  const token = await service.signIn({ userId: 'usr_first' });
  const both = await service.signIn({ userId: 'usr_both' });

  const send = (items: unknown, as = token) => service.post(as, '/v6/banks/transactions', { data: items });
  /** Saves an item and returns it. */
  const save = async (item: object, as = token) => {
    const { status, body } = await send([item], as);
    expect([status, body.data[0].error]).toEqual([200, undefined]);
    return v.parse(bankTransactionSchema, body.data[0].data);
  };
  /** Saves an invalid item and returns its problems. */
  const rejection = async (item: unknown, as = token) => {
    const { status, body } = await send([item], as);
    expect([status, body.result, body.data[0].result, body.data[0].data]).toEqual([400, 'FAILURE', 'FAILURE', null]);
    for (const { message } of body.data[0].error) expect(message).toMatch(/^[A-Z].*\.$|^\w+ is required\.$/);
    return { statusCode: body.data[0].statusCode, problems: problemsOf(body.data[0].error) };
  };
  const get = (id: string, as = token) => service.get(as, `/v6/banks/transactions/${id}`);
  const remove = (id: string, as = token) =>
    service.send(`/v6/banks/transactions/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${as}` } });
  const query = (body: object = {}, as = token) => service.post(as, '/v6/banks/transactions/query', body);
  const changes = (headers: Record<string, string> = {}, as = token) =>
    service.send('/v5/banks/transactions', { headers: { Authorization: `Bearer ${as}`, ...headers } });
  /** The ledger lines of a document, as `account debit credit`. */
  const postings = async (id: string) => {
    const entries = await database.select().from(ledgerEntries).where(eq(ledgerEntries.sourceId, id));
    const lines: string[] = [];
    for (const account of ['1010', '4010', '4999', '6100', '6200', '6999']) {
      const { body } = await service.ledger(token, `gla_${account}`);
      for (const line of body.data)
        if (line.entity.id === id) lines.push(`${account} ${line.drAmount} ${line.crAmount}`);
    }
    expect(entries.length).toBe(lines.length > 0 ? 1 : 0);
    return lines;
  };
  const audit = (id: string) =>
    database
      .select({ actor: auditTrail.actor, userId: auditTrail.userId, action: auditTrail.action })
      .from(auditTrail)
      .where(and(eq(auditTrail.resource, 'BANK_TRANSACTION'), eq(auditTrail.resourceId, id)))
      .orderBy(auditTrail.id);
  return {
    ...service,
    token,
    both,
    post: send,
    save,
    rejection,
    get,
    remove,
    query,
    changes,
    postings,
    audit,
  };
}

/** The required members of a new transaction. */
export const coffee = {
  date: '2026-03-02',
  amount: -450,
  description: 'CORNER COFFEE 0311',
  apiName: 'MANUAL_ENTRY',
  bankAccountId: 'bka_checking',
  classSegmentIds: ['dv_brand'],
};
