import type { BankTransactionRecord } from './books.ts';
import type { Day } from './calendar.ts';

export type BankAccountKey = 'checking' | 'savings' | 'payroll' | 'card';

/** A bank transaction before it has an id: its topic says what happened, `bankTransactions.ts` makes the record. */
export interface TransactionDraft {
  bank: BankAccountKey;
  day: Day;
  type: BankTransactionRecord['type'];
  /** Minor units; money out is negative. */
  amount: number;
  payee: string;
  text: string;
  /** The account it posts to; null where the parts say it. */
  accountNo: string | null;
  /** Keys of dimension segments. */
  segments: readonly string[];
  /** Whether the payee belongs on the list of vendors. */
  isFromVendor?: boolean;
  customerId?: string | null;
  /** Where the record comes from; the bank's feed unless said. */
  apiName?: string;
  notes?: string;
  /** Nobody has said yet what it was for. */
  isUnreviewed?: boolean;
  parts?: readonly TransactionPart[];
  /** What it could be for, the likeliest first. */
  suggestedAccountNos?: readonly string[];
  currencyInfo?: BankTransactionRecord['currencyInfo'];
  tax?: BankTransactionRecord['tax'];
}

/** Its amounts carry their own sign and add up to the transaction's. */
export interface TransactionPart {
  amount: number;
  accountNo: string;
  segments: readonly string[];
  notes?: string;
  /** What it pays. */
  invoiceId?: string;
  billId?: string;
  payrollId?: string;
}
