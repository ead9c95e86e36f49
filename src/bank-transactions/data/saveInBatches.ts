import type { ItemOutcome } from '../../core/http/batch.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type PrepareItems, type SaveProgress, sendInBatches } from '../../core/query/sendInBatches.ts';
import { type BankTransactionItem, saveBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

export type BankTransactionSaveOutcome = ItemOutcome<BankTransaction>;
export type Prepare = PrepareItems<BankTransactionItem, BankTransaction>;

interface BatchOptions {
  onProgress?: ((progress: SaveProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  prepare?: Prepare | undefined;
  isStored?: ((item: BankTransactionItem) => boolean) | undefined;
}

/** Saves bank transactions in sequential batches. @see sendInBatches */
export function saveInBatches(
  http: HttpClient,
  items: readonly BankTransactionItem[],
  options: BatchOptions,
): Promise<BankTransactionSaveOutcome[]> {
  const endpoint = 'POST /v6/banks/transactions';
  return sendInBatches(items, { ...options, endpoint, send: (sent) => saveBankTransactions(http, sent) });
}
