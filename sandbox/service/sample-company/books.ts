import type { Activity, Collection, Installment, Recurrence, Share } from '../invoices/schema.ts';

/** A company's books as plain records: the output of the sample generator and the input of the importer. */
export interface Books {
  company: CompanyRecord;
  glAccounts: GlAccountRecord[];
  categories: CategoryRecord[];
  vendors: PartyRecord[];
  customers: PartyRecord[];
  bankAccounts: BankAccountRecord[];
  dimensions: DimensionRecord[];
  bankTransactions: BankTransactionRecord[];
  invoices: InvoiceRecord[];
  payments: PaymentRecord[];
  journalEntries: JournalEntryRecord[];
  attachments?: AttachmentRecord[];
}

export interface CompanyRecord {
  id: string;
  name: string;
  /** The default method of ledger queries. */
  accountingMethod: 'ACCRUAL' | 'CASH';
  /** An IANA name. */
  timeZone: string;
  closing: { date: string | null; modifications: 'DISABLED' | 'ENABLED_WITH_WARNING' };
  /** The default accounts for posting, as ids of `glAccounts`. */
  postingAccounts: {
    accountsReceivable: string;
    undepositedFunds: string;
    salesTaxPayable: string;
    uncategorizedExpense: string;
    uncategorizedIncome: string;
    discountsGiven: string;
  };
}

export type GlAccountType =
  | 'ASSET'
  | 'LIABILITY'
  | 'EQUITY'
  | 'INCOME'
  | 'COGS'
  | 'EXPENSE'
  | 'OTHER_INCOME'
  | 'OTHER_EXPENSE'
  | 'SUSPENSE';

export interface GlAccountRecord {
  id: string;
  accountNo: string;
  name: string;
  displayName: string;
  type: GlAccountType;
  iconUrl: string | null;
  status: 'ACTIVE' | 'INACTIVE';
}

export interface CategoryRecord {
  id: string;
  kind: 'expense' | 'revenue' | 'transfer';
  parentId: string | null;
  name: string;
  iconUrl: string | null;
  status: 'ACTIVE' | 'INACTIVE';
  /** The account that transactions in this category post to. */
  glAccountId: string;
}

/** A vendor or a customer. */
export interface PartyRecord {
  id: string;
  name: string;
  email: string | null;
  status: 'ACTIVE' | 'INACTIVE';
}

export interface BankAccountRecord {
  id: string;
  name: string;
  displayName: string;
  glAccountId: string;
  status: 'ACTIVE' | 'INACTIVE';
  apiInstitutionId?: string;
}

/** A file attached to documents. */
export interface AttachmentRecord {
  id: string;
  url: string;
  fileName: string;
  byteCount: number;
  /** ISO 8601. */
  createdAt: string;
}

/** A class label with its segments (a dimension with its values). */
export interface DimensionRecord {
  id: string;
  name: string;
  requiredness: 'REQUIRED' | 'NOT_REQUIRED';
  values: { id: string; name: string; parentId: string | null }[];
}

/** Amounts are minor units; money out is negative, money in positive. */
export interface BankTransactionRecord {
  id: string;
  bankAccountId: string;
  date: string;
  type: 'EXPENSE' | 'REVENUE' | 'TRANSFER';
  amount: number;
  displayName: string;
  description: string;
  notes: string | null;
  status: 'ACTIVE' | 'INACTIVE';
  reviewStatus: 'RECONCILED' | 'RECONCILIATION_DISCREPANCY' | 'PARTNER_REVIEW_REQUIRED' | null;
  apiName: string;
  apiSourceId: string | null;
  vendorId: string | null;
  customerId: string | null;
  categoryId: string | null;
  /** The account it posts to; null means the category's, else uncategorized. */
  glAccountId: string | null;
  dimensionValueIds: string[];
  /** Split lines; empty if not split. Their signed amounts add up to `amount`. */
  children: {
    id: string;
    amount: number;
    notes: string | null;
    categoryId: string | null;
    glAccountId: string | null;
    customerId: string | null;
    dimensionValueIds: string[];
    /** The paid document. */
    invoiceId?: string;
    billId?: string;
    payrollId?: string;
  }[];
  iconUrl?: string;
  /** The amount charged in a foreign currency. */
  currencyInfo?: { originalCurrency: string; originalAmount: number };
  /** Most likely first. */
  suggestedCategoryIds?: string[];
  /** The invoice line that bills it to a customer. */
  invoiceItemId?: string;
  /** The matching transaction found in bank reconciliation. */
  reconciliationMatchId?: string;
  /** The other side of a transfer. */
  matchingBankTransactionId?: string;
  conversation?: { id: string; readStatus: string };
  /** The rule that created it. */
  rule?: { id: string; transactionSource: string };
  attachmentIds?: string[];
  tax?: { paymentInfo: { region: string; year: number; quarter: string } };
  customData?: object;
}

/** Amounts are minor units; `rate` and percentages are decimal strings, as on the wire. */
export interface InvoiceRecord {
  id: string;
  invoiceNumber: string | null;
  invoiceStatus: 'DRAFT' | 'OPEN' | 'CLOSED' | 'CANCELLED' | 'REFUNDED' | 'SCHEDULED';
  date: string;
  dueDate: string;
  termType: 'DUE_NOW' | 'NET_10' | 'NET_15' | 'NET_30' | 'NET_60' | 'OTHER';
  customerId: string;
  notes: string | null;
  discountPercent: string | null;
  /** Whether the discount reduces the sales tax too. Default: true. */
  discountBeforeSalesTax?: boolean;
  dimensionValueIds: string[];
  customerInvoiceUrl?: string;
  /** The requested upfront payment. */
  deposit?: Share;
  collection?: Collection;
  recurrence?: Recurrence;
  apiName?: string;
  apiSourceId?: string;
  installments?: Installment[];
  activity?: Activity[];
  customData?: Record<string, unknown>;
  lineItems: {
    id: string;
    description: string;
    quantity: string;
    /** Minor units, a decimal string. */
    rate: string;
    salesTaxPercent: string | null;
    glAccountId: string;
    apiItemId?: string;
    timeId?: string;
    expenseId?: string;
  }[];
}

/** A payment received for an invoice into undeposited funds. Positive minor units. */
export interface PaymentRecord {
  id: string;
  invoiceId: string;
  date: string;
  amount: number;
}

/** Amounts are minor units, never negative; debits equal credits. */
export interface JournalEntryRecord {
  id: string;
  date: string;
  description: string;
  status: 'ACTIVE' | 'INACTIVE';
  apiName: string;
  apiSourceId: string | null;
  bankAccountId: string | null;
  dimensionValueIds: string[];
  children: { glAccountId: string; drAmount: number; crAmount: number }[];
}
