import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '../../../sandbox/service/database/migrate.ts';
import { journalEntries, journalEntryLines } from '../../../sandbox/service/journal-entries/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestDatabase } from '../../support/sandboxDatabase.ts';
import { tinyBooks } from '../../support/tinyBooks.ts';

test('the journal entries of an older database are kept, and have nothing in what is new', async () => {
  const { database, close } = await openTestDatabase();
  await migrate(database);
  await importBooks(database, tinyBooks());
  const lines = await database.select().from(journalEntryLines);
  for (const backwards of [
    sql`delete from applied_migrations where name = '010 journal entries'`,
    sql`drop index journal_entries_by_source`,
    sql`alter table journal_entries drop constraint journal_entries_recurrence, drop column recurrence_frequency,
      drop column recurrence_interval, drop column recurrence_end_date, drop column attachment_ids,
      drop column custom_data`,
  ]) {
    await database.execute(backwards);
  }

  await migrate(database);
  expect(await database.select().from(journalEntries)).toEqual([
    {
      id: 'mje_1',
      companyId: 'co_tiny',
      date: '2026-01-01',
      description: 'Opening capital',
      status: 'ACTIVE',
      apiName: 'MANUAL_ENTRY',
      apiSourceId: null,
      bankAccountId: null,
      dimensionValueIds: [],
      recurrenceFrequency: null,
      recurrenceInterval: null,
      recurrenceEndDate: null,
      attachmentIds: [],
      customData: {},
    },
  ]);
  expect(await database.select().from(journalEntryLines)).toEqual(lines);
  expect(lines).toHaveLength(2);
  await close();
});
