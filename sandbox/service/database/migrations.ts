import { bankTransactions } from './migrations/bankTransactions.ts';
import { changes } from './migrations/changes.ts';
import { companies } from './migrations/companies.ts';
import { documents } from './migrations/documents.ts';
import { invoices } from './migrations/invoices.ts';
import { journalEntries } from './migrations/journalEntries.ts';
import { ledger } from './migrations/ledger.ts';
import { notifications } from './migrations/notifications.ts';
import { partners } from './migrations/partners.ts';
import { referenceLists } from './migrations/referenceLists.ts';

/** One step of the schema: statements that run once, in order, in one transaction. */
export interface Migration {
  name: string;
  statements: readonly string[];
}

/** Every step in order. A step that has been released is never edited: changes are new steps. */
export const migrations: readonly Migration[] = [
  companies,
  referenceLists,
  documents,
  ledger,
  notifications,
  partners,
  changes,
  bankTransactions,
  invoices,
  journalEntries,
];
