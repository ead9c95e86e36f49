import { asc, eq, inArray } from 'drizzle-orm';
import {
  type BankTransactionRow,
  type BankTransactionSplitRow,
  bankTransactionSplits,
  bankTransactions,
} from '../../../sandbox/service/bank-transactions/tables.ts';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { sampleCompany } from '../../../sandbox/service/seeding/sampleCompanies.ts';
import { createService, type ServiceOptions } from '../../../sandbox/service/service.ts';
import { createDaybookClient } from '../../../src/client.ts';
import { createHttp } from '../../../src/core/http/http.ts';
import { accessOf, createSession } from '../../../src/core/session/session.ts';
import { withContractCheck } from '../contract/contract.ts';
import { openTestService, unlimited } from '../sandbox/testService.ts';
import type { ChoiceIds } from './items.ts';

/** A stored transaction, without its time of change. */
export interface Rows {
  row: Omit<BankTransactionRow, 'changedAt'>;
  parts: BankTransactionSplitRow[];
}

/** Opens six months of sample books without a closing date, with clients for differently configured services and database access. */
export async function openSampleCompany() {
  const unexpected: unknown[] = [];
  const onError = (error: unknown) => unexpected.push(error);
  const sandbox = await openTestService({ onError });
  const { database } = sandbox;
  const books = sampleCompany('small', { today: '2026-06-15', company: 'studio', idPrefix: '' });
  books.company.closing = { date: null, modifications: 'DISABLED' };
  const file = { url: 'https://files.example/a.pdf', fileName: 'a.pdf', createdAt: '2026-01-02T03:04:05Z' };
  const files = ['att_a', 'att_b', 'att_c'].map((id) => ({ ...file, id, byteCount: 84_000 }));
  books.attachments = [...(books.attachments ?? []), ...files];
  await importBooks(database, books);
  await sandbox.addUser('usr_books', books.company.id);
  const token = await sandbox.signIn({ userId: 'usr_books' });

  /** Starts a service for these books and creates its client; `await using` closes both. */
  async function clientOf(options: Partial<ServiceOptions>) {
    const service = await withContractCheck(
      await createService({ database, rateLimit: unlimited, onError, ...options }),
    );
    const server = await listen(Promise.resolve(service), 0);
    const session = createSession({ identity: 'usr_books', fetchToken: async () => token });
    return {
      client: createDaybookClient({ baseUrl: server.url, session }),
      http: createHttp({ baseUrl: server.url, session: accessOf(session).current }),
      async [Symbol.asyncDispose]() {
        await server.close();
        service.assertContract();
        if (unexpected.length > 0) throw new AggregateError(unexpected, 'The sandbox failed.');
      },
    };
  }

  /** The stored transactions, by id. */
  async function rowsOf(ids: readonly string[]): Promise<Map<string, Rows>> {
    const { bankTransactionId, position } = bankTransactionSplits;
    const isWanted = inArray(bankTransactions.id, [...ids]);
    const rows = await database.select().from(bankTransactions).where(isWanted);
    const isPart = inArray(bankTransactionId, [...ids]);
    const parts = await database.select().from(bankTransactionSplits).where(isPart).orderBy(asc(position));
    const partsOf = (id: string) => parts.filter((part) => part.bankTransactionId === id);
    return new Map(rows.map(({ changedAt, ...row }) => [row.id, { row, parts: partsOf(row.id) }]));
  }

  /** Stores members that clients can't send. */
  async function note(id: string, known: Partial<BankTransactionRow>): Promise<void> {
    await database.update(bankTransactions).set(known).where(eq(bankTransactions.id, id));
  }

  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const valuesOf = (requiredness: string) =>
    books.dimensions.filter((each) => each.requiredness === requiredness).flatMap(({ values }) => idsOf(values));
  const ids = idsOf(books.bankTransactions);
  const choosable: ChoiceIds = {
    bankAccounts: idsOf(books.bankAccounts),
    categories: idsOf(books.categories),
    glAccounts: idsOf(books.glAccounts),
    vendors: idsOf(books.vendors),
    customers: idsOf(books.customers),
    requiredValues: valuesOf('REQUIRED'),
    otherValues: valuesOf('NOT_REQUIRED'),
    transactions: ids.slice(0, 3),
    attachments: idsOf(files),
    invoices: idsOf(books.invoices),
  };
  /** The sample transactions, except those reserved as matches. */
  const sampleIds = ids.slice(3);
  return { choosable, sampleIds, clientOf, rowsOf, note, close: sandbox.close };
}
