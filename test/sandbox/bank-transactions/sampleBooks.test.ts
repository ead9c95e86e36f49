import { getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BankTransactionJson, bankTransactionSchema } from '../../../sandbox/service/bank-transactions/schema.ts';
import { bankTransactionSplits, bankTransactions } from '../../../sandbox/service/bank-transactions/tables.ts';
import type { Database } from '../../../sandbox/service/database/database.ts';
import { changesPageOf } from '../../../sandbox/service/http/changesPage.ts';
import { pageOf } from '../../../sandbox/service/http/responses.ts';
import type { ClassSegmentJson } from '../../../sandbox/service/references/schemas.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { sampleCompany } from '../../../sandbox/service/seeding/sampleCompanies.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

describe.each([
  ['keep', false],
  ['clear', true],
])('if updates %s omitted members', (_mode, replacesOnUpdate) => {
  let service: Awaited<ReturnType<typeof openTestService>>;
  beforeAll(async () => {
    service = await openTestService({ replacesOnUpdate });
  });
  afterAll(() => service.close());

  test.each(['studio', 'second'] as const)(
    'resaving every transaction of the sample company (%s) changes nothing',
    async (company) => {
      const books = sampleCompany('small', { today: '2026-03-31', company });
      await importBooks(service.database, books);
      await service.database.update(bankTransactions).set({ userAccess: 'NONE', accountantAccess: 'READ_ONLY' });
      await service.addUser(`usr_${company}`, books.company.id);
      const token = await service.signIn({ userId: `usr_${company}` });
      const listed = async () => {
        const { body } = await service.post(token, '/v6/banks/transactions/query', { limit: 250 });
        return v.parse(pageOf(bankTransactionSchema), body).data;
      };
      const before = await listed();
      const rowsBefore = await storedRows(service.database);
      expect(before).toHaveLength(200);
      for (let start = 0; start < before.length; start += 100) {
        const data = before.slice(start, start + 100).map(itemOf);
        const { status, body } = await service.post(token, '/v6/banks/transactions', { data });
        const rejected = body.data.filter(({ result }: { result: string }) => result === 'FAILURE');
        expect([status, rejected]).toEqual([200, []]);
      }
      expect(await listed()).toEqual(before);
      expect(await storedRows(service.database)).toEqual(rowsBefore);
      const headers = { Authorization: `Bearer ${token}`, limit: '250' };
      const { body } = await service.send('/v5/banks/transactions', { headers });
      expect(new Set(v.parse(changesPageOf(bankTransactionSchema), body).data)).toEqual(new Set(before));
    },
  );
});

/** All stored transactions and split lines, without the times of change. */
async function storedRows(database: Database) {
  const { changedAt: _, ...columns } = getTableColumns(bankTransactions);
  return {
    transactions: await database.select(columns).from(bankTransactions).orderBy(bankTransactions.id),
    parts: await database.select().from(bankTransactionSplits).orderBy(bankTransactionSplits.id),
  };
}

/** All fields that an editor sends. */
function itemOf(shown: BankTransactionJson) {
  const { id, date, amount, description, notes, apiName, apiSourceId, status, reviewStatus, type, tax, customData } =
    shown;
  return {
    ...{ id, date, amount, description, notes, apiName, apiSourceId, status, reviewStatus, type, tax, customData },
    bankAccountId: shown.bankAccount.id,
    ...referencesOf(shown),
    vendorId: shown.vendor?.id ?? null,
    matchingBankTransactionId: shown.matchingBankTransaction?.id ?? null,
    attachmentIds: shown.attachments.map((attachment) => attachment.id),
    children: shown.children.map(({ id, amount, notes, invoiceId, billId, payrollId, apiItemId, ...child }) => ({
      ...{ id, amount, notes, invoiceId, billId, payrollId, apiItemId },
      ...referencesOf(child),
    })),
  };
}

function referencesOf(
  shown: Pick<BankTransactionJson['children'][number], 'customer' | 'category' | 'glAccount' | 'classSegments'>,
) {
  return {
    customerId: shown.customer?.id ?? null,
    categoryId: shown.category?.id ?? null,
    glAccountId: shown.glAccount?.id ?? null,
    classSegmentIds: shown.classSegments.map(lowest),
  };
}

/** The id at the end of the path. */
function lowest({ id, child }: ClassSegmentJson): string {
  return child ? lowest(child) : id;
}
