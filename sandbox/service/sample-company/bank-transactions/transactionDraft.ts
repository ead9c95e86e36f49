import type { BankTransactionRecord } from '../books.ts';
import type { Day } from '../calendar.ts';

export type BankAccountKey = 'checking' | 'savings' | 'payroll' | 'card';

/** A bank transaction before it becomes a record; see `bankTransactions.ts`. */
export interface TransactionDraft {
  bank: BankAccountKey;
  day: Day;
  type: BankTransactionRecord['type'];
  /** Minor units; money out is negative. */
  amount: number;
  payee: string;
  text: string;
  /** The account it posts to; null if the parts have accounts. */
  accountNo: string | null;
  /** Dimension segment keys. */
  segments: readonly string[];
  /** Whether the payee belongs on the list of vendors. */
  isFromVendor?: boolean;
  customerId?: string | null;
  /** The source. Default: the bank feed. */
  apiName?: string;
  notes?: string;
  /** Not categorized yet. */
  isUnreviewed?: boolean;
  parts?: readonly TransactionPart[];
  /** Most likely first. */
  suggestedAccountNos?: readonly string[];
  currencyInfo?: BankTransactionRecord['currencyInfo'];
  tax?: BankTransactionRecord['tax'];
}

/** A split line. The signed amounts add up to the transaction's. */
export interface TransactionPart {
  amount: number;
  accountNo: string;
  segments: readonly string[];
  notes?: string;
  /** The paid document. */
  invoiceId?: string;
  billId?: string;
  payrollId?: string;
}
