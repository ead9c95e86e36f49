import { bankTransactions } from './migrations/bankTransactions.ts';
import { companies } from './migrations/companies.ts';
import { invoices } from './migrations/invoices.ts';
import { journalEntries } from './migrations/journalEntries.ts';
import { ledger } from './migrations/ledger.ts';
import { notifications } from './migrations/notifications.ts';
import { referenceLists } from './migrations/referenceLists.ts';

/** A schema migration: statements that run once, in order, in one transaction. */
export interface Migration {
  name: string;
  statements: readonly string[];
}

/** All migrations in order. Never edit a released migration; add a new one. */
export const migrations: readonly Migration[] = [
  {
    name: '1.0 schema',
    statements: [companies, referenceLists, invoices, bankTransactions, journalEntries, ledger, notifications].flat(),
  },
];
