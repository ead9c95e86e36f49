import type { BankTransactionRecord, CategoryRecord, DimensionRecord, GlAccountType, InvoiceRecord } from './books.ts';
import type { BankAccountKey } from './transactionDraft.ts';

/** Everything that makes one sample company different from another: tables, no code. Amounts are minor units. */
export interface CompanyProfile {
  /** Behind `co_`. */
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
  /** The bank of all its accounts, as bank feeds name it. */
  institution: string;
  /** Balances on the first day, debits positive; the owner's capital takes the rest. */
  opening: Readonly<Record<string, number>>;
  dimensions: readonly DimensionRow[];
  /** The segment for what no team or place has to itself. */
  overheadSegment: string;
  customers: readonly CustomerRow[];
  invoicing: InvoicingProfile;
  takings: TakingsProfile | null;
  payroll: PayrollProfile;
  regularCosts: readonly RegularCost[];
  everydayCosts: readonly EverydayCost[];
  oddities: readonly Oddity[];
  /** How much cash stays in checking when the rest is swept to savings. */
  checkingReserve: number;
  depreciationPerMonth: number;
}

export type AccountRow = readonly [accountNo: string, name: string, type: GlAccountType, status?: 'INACTIVE'];

/** One parent category with a child for each account, named as the account. The parent posts to the first. */
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

/** `segments` are those of the first level; a tree has a list of names below each. Keys become ids. */
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
  /** Segments of the customer's own projects. */
  projects?: readonly string[];
}

interface InvoicingProfile {
  /** What a month invoices on average, before tax, in the first year. */
  monthlyRevenue: number;
  growthPerYear: number;
  /** How busy each month is, January first; 1 is the average. */
  season: readonly number[];
  services: readonly ServiceRow[];
  salesTaxPercent: string;
  /** Share of the invoices that give a discount. */
  discounted: number;
}

/** Something sold. `rate` is minor units, a decimal string; quantities are multiples of `step`. */
export interface ServiceRow {
  description: string;
  accountNo: string;
  rate: string;
  step: string;
  weight: number;
  segment: string;
  isTaxable?: boolean;
}

/** Sales over the counter, which a card processor pays out weekly less its fee. */
export interface TakingsProfile {
  weekly: readonly [least: number, most: number];
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
  /** What is paid; two numbers are the least and the most. */
  amount: number | readonly [least: number, most: number];
  segment: string;
  /** 1 to 12; every month when left out. */
  months?: readonly number[];
  /** The price rises so much each January after the first. */
  risePercent?: number;
  /** Share of the months in which it happens; every month when left out. */
  chance?: number;
  isForProject?: boolean;
}

export interface EverydayCost {
  payee: string;
  text: string;
  accountNo: string;
  bank: BankAccountKey;
  amount: readonly [least: number, most: number];
  weight: number;
  segment: string;
  /** Some of these purchases are for two purposes; the second account. */
  splitWith?: string;
  isForProject?: boolean;
}

/** Something that happens once, at a share (0 to 1) of the way through the books. */
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
  /** What the card or the bank changed money for. */
  currencyInfo?: BankTransactionRecord['currencyInfo'];
  /** Undone so many business days later by the same amount the other way. */
  reversal?: { text: string; businessDays: number };
}
