import type { GenericSchema } from 'valibot';
import { type BankTransaction, bankTransactionSchema } from '../bank-transactions/data/schema.ts';
import { type ChangesPage, type ChangesQuery, changedPages, uncheckedRow } from '../core/http/changes.ts';
import type { HttpClient } from '../core/http/http.ts';
import { type Invoice, invoiceSchema } from '../invoices/data/schema.ts';

/** The paths whose rows are known. Their rows are validated like those of other lists. */
export interface ChangedRows {
  '/v5/invoices': Invoice;
  '/v5/banks/transactions': BankTransaction;
}

/** Pages of changes, for `for await`. The generator returns the `lastUpdatedDate` to store. */
export type Changes<Row> = AsyncGenerator<ChangesPage<Row>, string, void>;

const schemas: ReadonlyMap<string, GenericSchema> = new Map<keyof ChangedRows, GenericSchema>([
  ['/v5/invoices', invoiceSchema],
  ['/v5/banks/transactions', bankTransactionSchema],
]);

/** Changes of the lists of the earlier style (`/v5`). */
export function createChanges(http: HttpClient) {
  /**
   * What was created, changed and deleted since, page by page. Store every page before you store `lastUpdatedDate`: otherwise a
   * run that stops in the middle loses the rest.
   */
  function changes<Path extends keyof ChangedRows>(path: Path, query?: ChangesQuery): Changes<ChangedRows[Path]>;
  /** What was created, changed and deleted since in any other list, with unvalidated rows. */
  function changes(path: string, query?: ChangesQuery): Changes<unknown>;
  function changes(path: string, query: ChangesQuery = {}): Changes<unknown> {
    return changedPages(http, path, query, schemas.get(path) ?? uncheckedRow);
  }
  return changes;
}
