import type { BankAccountKey } from './bank-transactions/transactionDraft.ts';
import type { BankTransactionRecord, CategoryRecord, DimensionRecord, GlAccountType, InvoiceRecord } from './books.ts';

/** The data of a sample company. Amounts are minor units. */
export interface CompanyProfile {
  /** The suffix of the id after `co_`. */
  key: string;
  name: string;
  accountingMethod: 'ACCRUAL' | 'CASH';
  timeZone: string;
  closing: { fiscalYearsBack: number | null; modifications: 'DISABLED' | 'ENABLED_WITH_WARNING' };
  span: 'threeFiscalYears' | { months: number };
  volume: { transactions: number; invoices: number; journalEntries: number };
  accounts: readonly AccountRow[];
  categories: readonly CategoryGroup[];
  bankAccounts: readonly BankAccountRow[];
  /** The bank's id in bank feeds. */
  institution: string;
  /** Opening balances, debits positive; owner's capital balances them. */
  opening: Readonly<Record<string, number>>;
  dimensions: readonly DimensionRow[];
  /** The segment for shared costs. */
  overheadSegment: string;
  customers: readonly CustomerRow[];
  invoicing: InvoicingProfile;
  takings: TakingsProfile | null;
  payroll: PayrollProfile;
  regularCosts: readonly RegularCost[];
  everydayCosts: readonly EverydayCost[];
  oddities: readonly Oddity[];
  /** The minimum balance of checking when cash is swept to savings. */
  checkingReserve: number;
  depreciationPerMonth: number;
}

export type AccountRow = readonly [accountNo: string, name: string, type: GlAccountType, status?: 'INACTIVE'];

/** A parent category with a child per account, named like the account. The parent posts to the first account. */
export interface CategoryGroup {
  kind: CategoryRecord['kind'];
  name: string;
  accounts: readonly string[];
}

export interface BankAccountRow {
  key: BankAccountKey;
  accountNo: string;
  name: string;
  displayName: string;
}

/** `segments` is the first level; a tree has children below it. Keys become ids. */
export interface DimensionRow {
  key: string;
  name: string;
  requiredness: DimensionRecord['requiredness'];
  segments: readonly { key: string; name: string; children?: readonly { key: string; name: string }[] }[];
}

export interface CustomerRow {
  name: string;
  email: string | null;
  terms: InvoiceRecord['termType'];
  pays: 'early' | 'onTime' | 'late';
  status?: 'INACTIVE';
  /** The segments of the customer's projects. */
  projects?: readonly string[];
}

interface InvoicingProfile {
  /** Average monthly invoice total before tax, in the first year. */
  monthlyRevenue: number;
  growthPerYear: number;
  /** How busy each month is, January first; 1 is the average. */
  season: readonly number[];
  services: readonly ServiceRow[];
  salesTaxPercent: string;
  /** The share of discounted invoices. */
  discounted: number;
}

/** A product or service. `rate` is a decimal string in minor units; quantities are multiples of `step`. */
export interface ServiceRow {
  description: string;
  accountNo: string;
  rate: string;
  step: string;
  weight: number;
  segment: string;
  isTaxable?: boolean;
}

/** Retail sales, paid out weekly by a card processor less its fee. */
export interface TakingsProfile {
  weekly: readonly [min: number, max: number];
  payee: string;
  text: string;
  feePercent: number;
  shares: readonly { accountNo: string; percent: number; segment: string }[];
}

interface PayrollProfile {
  bank: BankAccountKey;
  employees: readonly { role: string; salary: number; accountNo: string; segment: string }[];
  raisePercent: number;
  withheldPercent: number;
  employerTaxPercent: number;
}

export interface RegularCost {
  payee: string;
  text: string;
  accountNo: string;
  bank: BankAccountKey;
  dayOfMonth: number;
  /** A fixed amount, or a range. */
  amount: number | readonly [min: number, max: number];
  segment: string;
  /** 1 to 12. Default: every month. */
  months?: readonly number[];
  /** The yearly price increase, each January after the first. */
  risePercent?: number;
  /** The share of months in which it occurs. Default: every month. */
  chance?: number;
  isForProject?: boolean;
}

export interface EverydayCost {
  payee: string;
  text: string;
  accountNo: string;
  bank: BankAccountKey;
  amount: readonly [min: number, max: number];
  weight: number;
  segment: string;
  /** The second account of purchases that are sometimes split. */
  splitWith?: string;
  isForProject?: boolean;
}

/** A one-off event at a fraction (0 to 1) of the books' time span. */
export interface Oddity {
  at: number;
  bank: BankAccountKey;
  type: 'EXPENSE' | 'REVENUE';
  /** Minor units; money out is negative. */
  amount: number;
  payee: string;
  text: string;
  accountNo: string;
  isFromVendor?: boolean;
  notes?: string;
  /** The original amount in a foreign currency. */
  currencyInfo?: BankTransactionRecord['currencyInfo'];
  /** Reversed after this many business days. */
  reversal?: { text: string; businessDays: number };
}
