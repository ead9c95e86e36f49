import type { ItemOutcome } from '../../core/http/batch.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type PrepareItems, sendInBatches } from '../../core/writes/sendInBatches.ts';
import { type BankTransactionItem, saveBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

export type BankTransactionSaveOutcome = ItemOutcome<BankTransaction>;
export type Prepare = PrepareItems<BankTransactionItem, BankTransaction>;

type BatchOptions = Omit<
  Parameters<typeof sendInBatches<BankTransactionItem, BankTransaction>>[1],
  'send' | 'endpoint'
>;

/** Saves bank transactions in sequential batches. @see sendInBatches */
export function saveInBatches(
  http: HttpClient,
  items: readonly BankTransactionItem[],
  options: BatchOptions,
): Promise<BankTransactionSaveOutcome[]> {
  const endpoint = 'POST /v6/banks/transactions';
  return sendInBatches(items, { ...options, endpoint, send: (sent) => saveBankTransactions(http, sent) });
}
