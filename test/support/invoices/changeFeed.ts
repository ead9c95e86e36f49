import { asc, eq } from 'drizzle-orm';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import { nextChangeAt } from '../../../sandbox/service/database/changeClock.ts';
import type { Database } from '../../../sandbox/service/database/database.ts';
import { invoices } from '../../../sandbox/service/invoices/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { sampleCompany } from '../../../sandbox/service/seeding/sampleCompanies.ts';
import { openTestService } from '../sandbox/testService.ts';

/** A transferred page of changes. */
interface TransferredPage {
  /** The request's `lastUpdatedDate` header. */
  since: string | null;
  cursor: string | null;
  ids: string[];
  deletedIds: string[];
}

/** A service with 140 invoices that a test changes directly in the database. */
export async function openInvoiceChangeFeed() {
  const service = await openTestService();
  const { database } = service;
  const books = sampleCompany('small', { today: '2026-06-15', company: 'studio', idPrefix: '' });
  await importBooks(database, books);
  await addCopies(database, 100);
  await service.addUser('usr_books', books.company.id);
  const transferred: TransferredPage[] = [];
  const own = {
    /** All transferred pages of changes, in order. */
    transferred,
    /** Delays a page of changes until the returned promise resolves. */
    heldBack: undefined as ((headers: Headers) => Promise<void> | undefined) | undefined,
  };
  const handle = async (request: Request) => {
    const response = await service.service.fetch(request);
    if (!response.ok || !new URL(request.url).pathname.startsWith('/v5/')) return response;
    await own.heldBack?.(request.headers);
    const { data, deletedIds } = await response.clone().json();
    const [since, cursor] = ['lastUpdatedDate', 'cursor'].map((name) => request.headers.get(name));
    transferred.push({ since: since ?? null, cursor: cursor ?? null, ids: idsOf(data), deletedIds });
    return response;
  };
  const server = await listen(Promise.resolve({ fetch: handle }), 0);
  const token = await service.signIn({ userId: 'usr_books', scope: 'read' });
  return Object.assign(own, {
    url: server.url,
    userId: 'usr_books',
    token,
    /** All invoices, as an initial request for changes returns them. */
    async served() {
      const rows: Record<string, unknown>[] = [];
      for (let cursor: string | undefined; ; ) {
        const headers = { Authorization: `Bearer ${token}`, limit: '250', ...(cursor && { cursor }) };
        const { body } = await service.send('/v5/invoices', { headers });
        rows.push(...body.data);
        cursor = body.cursor;
        if (!cursor) return rows;
      }
    },
    change: (id: string, notes: string) => updateInvoice(database, id, { notes }),
    remove: (id: string) => updateInvoice(database, id, { deletedAt: '' }),
    async close() {
      await server.close();
      await service.close();
    },
  });
}

/** Changes an invoice like the service; any `deletedAt` deletes it now. */
export const updateInvoice = (database: Database, id: string, values: Partial<typeof invoices.$inferInsert> = {}) =>
  database.transaction(async (transaction) => {
    const changedAt = await nextChangeAt(transaction, new Date());
    const deleted = 'deletedAt' in values ? { deletedAt: changedAt } : {};
    await transaction
      .update(invoices)
      .set({ ...values, changedAt, ...deleted })
      .where(eq(invoices.id, id));
  });

async function addCopies(database: Database, count: number): Promise<void> {
  const [one] = await database.select().from(invoices).orderBy(asc(invoices.id)).limit(1);
  if (!one) throw new Error('The sample company has no invoice.');
  const copies = Array.from({ length: count }, (_, number) => ({ ...one, id: `inv_copy_${number}` }));
  await database.insert(invoices).values(copies);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
