import { sql } from 'drizzle-orm';
import { companyAccess, users } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { remember, remembers } from '../database/serviceMemory.ts';
import { demoPartnerId } from '../partners/tables.ts';
import { makeBusy } from './busyAccount.ts';
import { importBooks } from './importBooks.ts';
import { type Seed, sampleCompany } from './sampleCompanies.ts';

const marker = 'sample companies';

export interface FirstStartOptions {
  seed: Seed;
  /** The last day of the books, as a calendar date. */
  today: string;
  /** The minimum number of ledger lines in the first company's first bank account. */
  entries?: number;
}

/**
 * Seeds a new database: two companies, an owner of the first and a bookkeeper for both. Runs in one transaction that also
 * records completion, so an interrupted start leaves nothing behind and the next one seeds again.
 * @returns whether this was the first start. Later starts change nothing.
 */
export async function seedOnFirstStart(database: Database, options: FirstStartOptions): Promise<boolean> {
  const { seed, today, entries = 0 } = options;
  const isFirst = await database.transaction(async (transaction) => {
    // The connection's timeouts are meant for requests. Seeding can take longer, and concurrent starts wait for it.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(6100, 2)`);
    if (await remembers(transaction, marker)) return false;
    const first = sampleCompany(seed, { today, company: 'studio' });
    const second = sampleCompany(seed, { today, company: 'second' });
    await importBooks(transaction, first);
    await importBooks(transaction, second);
    if (entries > 0) await makeBusy(transaction, first, entries);
    await transaction.insert(users).values([
      { id: 'usr_owner', name: 'Studio Owner', partnerId: demoPartnerId, role: 'OWNER' },
      { id: 'usr_bookkeeper', name: 'Bookkeeper', partnerId: demoPartnerId, role: 'BOOKKEEPER' },
    ]);
    await transaction.insert(companyAccess).values([
      { userId: 'usr_owner', companyId: first.company.id },
      { userId: 'usr_bookkeeper', companyId: first.company.id },
      { userId: 'usr_bookkeeper', companyId: second.company.id },
    ]);
    await remember(transaction, marker, () => JSON.stringify({ seed, today, entries }));
    return true;
  });
  if (isFirst) await database.execute(sql`vacuum analyze`); // an embedded database has no autovacuum
  return isFirst;
}
