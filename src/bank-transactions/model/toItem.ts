import type { Minor } from '../../core/money/minor.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import type { BankTransactionItem, BankTransactionSplitLineItem } from '../data/api.ts';
import type { BankTransaction, BankTransactionSplitLine, TaxPayment } from '../data/schema.ts';
import {
  changedFields,
  type FormField,
  type FormValues,
  type LineValues,
  lineKey,
  plainFields,
  serialize,
  toFormValues,
  toLineValues,
  toTaxValues,
  withSign,
} from './formValues.ts';

/**
 * The item that saves a stored transaction unchanged. A service may clear what an item omits, so it has every member that has a
 * value.
 */
export function itemOfTransaction(transaction: BankTransaction): BankTransactionItem {
  const { id, date, amount, type, customData, tax, attachments, children, dimensionValues } = transaction;
  return {
    id,
    date,
    amount,
    description: orUndefined(transaction.description),
    notes: orUndefined(transaction.notes),
    apiName: orUndefined(transaction.apiName),
    apiSourceId: orUndefined(transaction.apiSourceId),
    bankAccountId: transaction.bankAccount?.id,
    status: orUndefined(transaction.status),
    reviewStatus: orUndefined(transaction.reviewStatus),
    userAccess: orUndefined(transaction.userAccess),
    accountantAccess: orUndefined(transaction.accountantAccess),
    type: orUndefined(type),
    matchingBankTransactionId: transaction.matchingBankTransaction?.id,
    vendorId: transaction.vendor?.id,
    customerId: transaction.customer?.id,
    categoryId: transaction.category?.id,
    glAccountId: transaction.glAccount?.id,
    classSegmentIds: dimensionValues.map((value) => value.id),
    tax: tax?.paymentInfo ? { paymentInfo: omitNullish(tax.paymentInfo) } : undefined,
    children: children?.map(itemOfLine),
    attachmentIds: attachments?.map((attachment) => attachment.id),
    customData: customData && !isIntrospected(customData) ? customData : undefined,
  };
}

/** The members that set a category. An account takes precedence over a category, so it is cleared. */
export function categoryMembers(stored: BankTransaction, categoryId: string | null): Partial<BankTransactionItem> {
  return { categoryId, ...(categoryId !== null && stored.glAccount && { glAccountId: null }) };
}

/** The item that saves valid form values: unchanged fields as stored, changed ones as entered. @param stored undefined for a new one. */
export function toItem(values: FormValues, stored: BankTransaction | undefined): BankTransactionItem {
  const members = itemMembersOf(values, stored);
  if (!stored) {
    const isTaxed = Object.keys(members.tax.paymentInfo).length > 0;
    return omitNullish({ ...members, tax: isTaxed ? members.tax : undefined, apiName: 'MANUAL_ENTRY' });
  }
  const item: BankTransactionItem = itemOfTransaction(stored);
  for (const field of changedFields(values, toFormValues(stored))) {
    for (const member of itemMembers[field]) Object.assign(item, { [member]: members[member] });
  }
  return item;
}

const itemMembers = {
  date: ['date'],
  amount: ['amount', 'type'],
  ...plainFields,
  dimensions: ['classSegmentIds'],
  lines: ['children'],
} as const satisfies Record<FormField, readonly (keyof BankTransactionItem)[]>;

/** Every field as an item's members; null clears. */
function itemMembersOf(values: FormValues, stored: BankTransaction | undefined) {
  const { direction } = values;
  const parts = new Map(stored?.children?.map((part, place) => [lineKey(part, place), part]));
  return {
    date: values.date,
    amount: amountOf(values, direction),
    type: values.type ?? undefined,
    description: values.description,
    notes: values.notes || null,
    bankAccountId: values.bankAccountId ?? undefined,
    categoryId: values.categoryId,
    glAccountId: values.glAccountId,
    vendorId: values.vendorId,
    customerId: values.customerId,
    classSegmentIds: [...values.dimensionValueIds],
    reviewStatus: values.reviewStatus,
    status: values.status ?? undefined,
    matchingBankTransactionId: values.matchingBankTransactionId,
    tax: { paymentInfo: changedTax(values.tax, stored?.tax?.paymentInfo) },
    attachmentIds: [...values.attachmentIds],
    children: values.lines.map((line) => {
      const part = parts.get(line.id ?? line.key);
      return part ? changedLine(line, part, direction) : omitNullish(lineMembers(line, direction));
    }),
  } satisfies BankTransactionItem;
}

/** The stored tax payment with its changes. */
function changedTax(tax: FormValues['tax'], stored: TaxPayment | null | undefined) {
  return { ...omitNullish(stored ?? {}), ...changedMembers(taxMembers(tax), taxMembers(toTaxValues(stored))) };
}

function taxMembers({ region, year, quarter }: FormValues['tax']): TaxPayment {
  return { region: region || null, year: year.trim() === '' ? null : Number(year), quarter: quarter || null };
}

function itemOfLine(part: BankTransactionSplitLine): BankTransactionSplitLineItem {
  return omitNullish({
    id: orUndefined(part.id),
    amount: part.amount,
    notes: part.notes,
    classSegmentIds: part.dimensionValues.map(({ id }) => id),
    customerId: part.customer?.id,
    categoryId: part.category?.id,
    glAccountId: part.glAccount?.id,
    invoiceId: part.invoiceId,
    billId: part.billId,
    payrollId: part.payrollId,
    apiItemId: part.apiItemId,
  });
}

/** A stored line with its changes; the sign of its amount follows the direction. */
function changedLine(
  line: LineValues,
  part: BankTransactionSplitLine,
  direction: Direction,
): BankTransactionSplitLineItem {
  const before = lineMembers(toLineValues(part, 0, direction), direction);
  return { ...itemOfLine(part), ...changedMembers(lineMembers(line, direction), before) };
}

function changedMembers<Members extends object>(members: Members, before: Members): Partial<Members> {
  const names = Object.keys(members) as (keyof Members)[]; // the keys of an object literal
  const changed = names.filter((name) => serialize(members[name]) !== serialize(before[name]));
  return Object.fromEntries(changed.map((name) => [name, members[name]])) as Partial<Members>; // some of its members
}

/** Every field of a line as an item's members; null clears. */
function lineMembers(line: LineValues, direction: Direction) {
  return {
    amount: amountOf(line, direction),
    notes: line.notes || null,
    classSegmentIds: [...line.dimensionValueIds],
    customerId: line.customerId,
    categoryId: line.categoryId,
    glAccountId: line.glAccountId,
    invoiceId: line.invoiceId || null,
    billId: line.billId || null,
    payrollId: line.payrollId || null,
    apiItemId: line.apiItemId,
  } satisfies BankTransactionSplitLineItem;
}

type Direction = FormValues['direction'];

/** @throws {RangeError} for an invalid amount, which validation catches first. */
function amountOf({ amount }: Pick<LineValues, 'amount'>, direction: Direction): Minor {
  if (amount.amount === null) throw new RangeError(`"${amount.text}" isn’t a valid amount. Validate first.`);
  return withSign(amount.amount, direction);
}

function orUndefined<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

/** Without null and undefined members. */
function omitNullish<Item extends object>(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined)) as Item; // such members are optional
}
