import type { InvoiceFilter, InvoiceOrder } from '../../../src/client.ts';

/** An invoice with the values that queries filter and sort by. */
export interface ExpectedInvoice {
  id: string;
  /** Empty for a draft without a number. */
  number: string;
  customerId: string;
  customerName: string;
  date: string;
  dueDate: string;
  status: string;
  invoiceStatus: string;
  total: number;
  balance: number;
  /** Due-date buckets; empty unless the invoice is outstanding. */
  buckets: string[];
  /** Includes all ancestors. */
  dimensionValueIds: Set<string>;
  /** The text to search. */
  searched: string;
}

/** A reference implementation of the service's filter. */
export function matchesFilter(filter: InvoiceFilter, invoice: ExpectedInvoice): boolean {
  const { invoiceNumber = {}, customer, dimensionValues } = filter;
  const { contain = '', ...comparisons } = invoiceNumber;
  return (
    invoice.searched.includes(normalizeSearch(filter.search ?? '').trim()) &&
    holds(comparisons, (value) => compareInvoiceNumbers(invoice.number, String(value))) &&
    invoice.number.toLowerCase().includes(contain.toLowerCase()) &&
    isListed(filter.status, [invoice.status]) &&
    isListed(filter.invoiceStatus, [invoice.invoiceStatus]) &&
    isListed(filter.dueDate, invoice.buckets) &&
    holds(filter.amount ?? {}, (value) => exactly(invoice.total, value)) &&
    holds(filter.date ?? {}, (value) => exactly(invoice.date, value)) &&
    isAnyOf(customer?.id.in, (id) => id === invoice.customerId) &&
    isAnyOf(dimensionValues?.id.in, (id) => invoice.dimensionValueIds.has(id))
  );
}

/** Sorts invoices like the service: newest first by default. */
export function sortInvoices<Row extends ExpectedInvoice>(invoices: readonly Row[], sort: InvoiceOrder = {}): Row[] {
  const { orderBy = 'DATE', direction = sort.orderBy ? 'ASC' : 'DESC' } = sort;
  const compare = comparators[orderBy];
  if (!compare) throw new RangeError(`Unknown order ${orderBy}.`);
  const ascending = invoices.toSorted((one, other) => compare(one, other) || exactly(one.id, other.id));
  return direction === 'ASC' ? ascending : ascending.toReversed();
}

const byCustomer = (one: ExpectedInvoice, other: ExpectedInvoice) =>
  exactly(one.customerName.toLowerCase(), other.customerName.toLowerCase());

export const comparators: Record<string, (one: ExpectedInvoice, other: ExpectedInvoice) => number> = {
  INVOICE_NUMBER: (one, other) => compareInvoiceNumbers(one.number, other.number),
  DATE: (one, other) => exactly(one.date, other.date),
  DUE_DATE: (one, other) => exactly(one.dueDate, other.dueDate),
  CUSTOMER: byCustomer,
  NAME: byCustomer,
  TOTAL: (one, other) => exactly(one.total, other.total),
  BALANCE: (one, other) => exactly(one.balance, other.balance),
};

/** Normalizes text for search: composed and lowercase. */
export function normalizeSearch(...texts: string[]): string {
  return texts.join('\n').normalize('NFKC').toLowerCase();
}

/** The due-date buckets of a date. */
export function bucketsOf(dueDate: string, today: string): string[] {
  return [
    ...(dueDate < today ? ['OVERDUE'] : []),
    ...(dueDate === today ? ['DUE_TODAY'] : []),
    ...(mondayOf(dueDate) === mondayOf(today) ? ['DUE_THIS_WEEK'] : []),
    ...(dueDate.slice(0, 7) === today.slice(0, 7) ? ['DUE_THIS_MONTH'] : []),
    ...(dueDate > today ? ['NOT_DUE'] : []),
  ];
}

function mondayOf(date: string): number {
  const days = Date.parse(date) / 86_400_000; // 1970-01-01 was a Thursday
  return Math.floor((days + 3) / 7);
}

/** Compares invoice numbers in natural order, ignoring case. */
export function compareInvoiceNumbers(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.toLowerCase().match(/\d+|\D/g) ?? []);
  for (let index = 0; ; index += 1) {
    const [a, b] = [left?.[index], right?.[index]];
    if (a === undefined || b === undefined) return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
    const isNumeric = /\d/.test(a) && /\d/.test(b);
    const [x, y] = isNumeric ? [BigInt(a), BigInt(b)] : [a, b];
    if (x !== y) return x < y ? -1 : 1;
  }
}

function exactly(one: string | number, other: string | number): number {
  return one < other ? -1 : Number(one > other);
}

const operators: Record<string, (order: number) => boolean> = {
  equal: (order) => order === 0,
  notEqual: (order) => order !== 0,
  greaterThan: (order) => order > 0,
  greaterThanEqual: (order) => order >= 0,
  lessThan: (order) => order < 0,
  lessThanEqual: (order) => order <= 0,
};

export const operatorNames = Object.keys(operators);

function holds(comparisons: object, orderTo: (value: string | number) => number): boolean {
  return Object.entries(comparisons).every(([name, value]) => operators[name]?.(orderTo(value)) ?? true);
}

function isListed(lists: InvoiceFilter['status'], words: string[]): boolean {
  return isAnyOf(lists?.in, (word) => words.includes(word)) && !lists?.notIn?.some((word) => words.includes(word));
}

function isAnyOf(list: string[] = [], is: (word: string) => boolean): boolean {
  return list.length === 0 || list.some(is);
}
