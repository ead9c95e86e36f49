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
  /** The last day of the books, a calendar date. */
  today: string;
  /** Ledger lines that the first company's first bank account has at least. */
  entries?: number;
}

/**
 * Fills a database that has no companies yet: two companies, an owner of the first and a bookkeeper of both. In one
 * transaction, marked at its end: a start that is killed midway leaves nothing, and the next one begins anew.
 * @returns whether it was the first start. On any later one everything stays as it is.
 */
export async function fillOnFirstStart(database: Database, options: FirstStartOptions): Promise<boolean> {
  const { seed, today, entries = 0 } = options;
  const isFirst = await database.transaction(async (transaction) => {
    // A server's own limits are for requests: filling takes as long as it takes, and others that start wait for it.
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
  if (isFirst) await database.execute(sql`vacuum analyze`); // an embedded database has nobody else to do it
  return isFirst;
}
