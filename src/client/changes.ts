import type { GenericSchema } from 'valibot';
import { type BankTransaction, bankTransactionSchema } from '../bank-transactions/data/schema.ts';
import { type ChangesPage, type ChangesQuery, changedPages, uncheckedRow } from '../core/http/changes.ts';
import type { HttpClient } from '../core/http/http.ts';
import { type Invoice, invoiceSchema } from '../invoices/data/schema.ts';

/** What is known of the rows of some paths; these are checked as those of other lists are. */
export interface ChangedRows {
  '/v5/invoices': Invoice;
  '/v5/banks/transactions': BankTransaction;
}

/** Pages of changes, to loop over; the generator's return value is the `lastUpdatedDate` to keep. */
export type Changes<Row> = AsyncGenerator<ChangesPage<Row>, string, void>;

const schemas: ReadonlyMap<string, GenericSchema> = new Map<keyof ChangedRows, GenericSchema>([
  ['/v5/invoices', invoiceSchema],
  ['/v5/banks/transactions', bankTransactionSchema],
]);

/** The lists of the earlier style (`/v5`), of which the service tells what changed. */
export function createChanges(http: HttpClient) {
  /**
   * What was created, changed and deleted since, page by page. Store every page, then keep `lastUpdatedDate`: whoever keeps it
   * earlier and stops in the middle misses the rest.
   */
  function changes<Path extends keyof ChangedRows>(path: Path, query?: ChangesQuery): Changes<ChangedRows[Path]>;
  /** The same of another list; its rows are as they came. */
  function changes(path: string, query?: ChangesQuery): Changes<unknown>;
  function changes(path: string, query: ChangesQuery = {}): Changes<unknown> {
    return changedPages(http, path, query, schemas.get(path) ?? uncheckedRow);
  }
  return changes;
}
