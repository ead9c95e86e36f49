import { sessionMap } from '../../core/query/sessionMap.ts';
import type { BankTransaction } from './schema.ts';

/** Transactions with a review status that the user chose and the service doesn’t have yet. */
export const decidedTransactions = sessionMap<BankTransaction>('decidedTransactions');
