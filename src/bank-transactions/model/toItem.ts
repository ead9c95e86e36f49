import type { Minor } from '../../core/money/minor.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import type { BankTransactionItem, BankTransactionPartItem } from '../data/api.ts';
import type { BankTransaction, TaxPayment, TransactionPart } from '../data/schema.ts';
import {
  changedFields,
  type FormField,
  type FormValues,
  keyOfPart,
  type LineValues,
  lineOf,
  plainFields,
  signed,
  taxOf,
  toFormValues,
  written,
} from './formValues.ts';

/**
 * All that is known of a stored transaction, as an item that saves it as it is. A service may take what is left out as none,
 * so nothing that can be sent is left out; what is none already needs no sending.
 */
export function itemOfTransaction(transaction: BankTransaction): BankTransactionItem {
  const { id, date, amount, type, customData, tax, attachments, children, dimensionValues } = transaction;
  return {
    id,
    date,
    amount,
    description: known(transaction.description),
    notes: known(transaction.notes),
    apiName: known(transaction.apiName),
    apiSourceId: known(transaction.apiSourceId),
    bankAccountId: transaction.bankAccount?.id,
    status: known(transaction.status),
    reviewStatus: known(transaction.reviewStatus),
    userAccess: known(transaction.userAccess),
    accountantAccess: known(transaction.accountantAccess),
    type: known(type),
    matchingBankTransactionId: transaction.matchingBankTransaction?.id,
    vendorId: transaction.vendor?.id,
    customerId: transaction.customer?.id,
    categoryId: transaction.category?.id,
    glAccountId: transaction.glAccount?.id,
    classSegmentIds: dimensionValues.map((value) => value.id),
    tax: tax?.paymentInfo ? { paymentInfo: withoutNothing(tax.paymentInfo) } : undefined,
    children: children?.map(itemOfPart),
    attachmentIds: attachments?.map((attachment) => attachment.id),
    customData: customData && !isIntrospected(customData) ? customData : undefined,
  };
}

/** The members of an item that set a category. An account is posted to before a category, so it goes with the old one. */
export function membersOfCategory(stored: BankTransaction, categoryId: string | null): Partial<BankTransactionItem> {
  return { categoryId, ...(categoryId !== null && stored.glAccount && { glAccountId: null }) };
}

/**
 * What saves a draft: of each field that a person did not change, what is stored, as it is; of the others what they made of it.
 * @param draft one without problems. @param stored undefined for a new one.
 */
export function toItem(draft: FormValues, stored: BankTransaction | undefined): BankTransactionItem {
  const said = itemSaid(draft, stored);
  if (!stored) {
    const isTaxed = Object.keys(said.tax.paymentInfo).length > 0;
    return withoutNothing({ ...said, tax: isTaxed ? said.tax : undefined, apiName: 'MANUAL_ENTRY' });
  }
  const item: BankTransactionItem = itemOfTransaction(stored);
  for (const field of changedFields(draft, toFormValues(stored))) {
    for (const member of itemMembers[field]) Object.assign(item, { [member]: said[member] });
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

/** All that a draft says; null takes back what is stored. */
function itemSaid(draft: FormValues, stored: BankTransaction | undefined) {
  const { direction } = draft;
  const parts = new Map(stored?.children?.map((part, place) => [keyOfPart(part, place), part]));
  return {
    date: draft.date,
    amount: amountOf(draft, direction),
    type: draft.type ?? undefined,
    description: draft.description,
    notes: draft.notes || null,
    bankAccountId: draft.bankAccountId ?? undefined,
    categoryId: draft.categoryId,
    glAccountId: draft.glAccountId,
    vendorId: draft.vendorId,
    customerId: draft.customerId,
    classSegmentIds: [...draft.dimensionValueIds],
    reviewStatus: draft.reviewStatus,
    status: draft.status ?? undefined,
    matchingBankTransactionId: draft.matchingBankTransactionId,
    tax: { paymentInfo: changedTax(draft.tax, stored?.tax?.paymentInfo) },
    attachmentIds: [...draft.attachmentIds],
    children: draft.lines.map((line) => {
      const part = parts.get(line.id ?? line.key);
      return part ? changedPart(line, part, direction) : withoutNothing(partSaid(line, direction));
    }),
  } satisfies BankTransactionItem;
}

/** What is stored of a tax payment with what was changed of it. */
function changedTax(tax: FormValues['tax'], stored: TaxPayment | null | undefined) {
  return { ...withoutNothing(stored ?? {}), ...changedMembers(taxSaid(tax), taxSaid(taxOf(stored))) };
}

function taxSaid({ region, year, quarter }: FormValues['tax']): TaxPayment {
  return { region: region || null, year: year.trim() === '' ? null : Number(year), quarter: quarter || null };
}

function itemOfPart(part: TransactionPart): BankTransactionPartItem {
  return withoutNothing({
    id: known(part.id),
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

/** A stored part with what was changed in its line; the sign of its amount follows the whole. */
function changedPart(line: LineValues, part: TransactionPart, direction: Direction): BankTransactionPartItem {
  const said = partSaid(line, direction);
  const before = partSaid(lineOf(part, 0, direction), direction);
  return { ...itemOfPart(part), ...changedMembers(said, before) };
}

function changedMembers<Said extends object>(said: Said, before: Said): Partial<Said> {
  const members = Object.keys(said) as (keyof Said)[]; // the keys of an object literal
  const changed = members.filter((member) => written(said[member]) !== written(before[member]));
  return Object.fromEntries(changed.map((member) => [member, said[member]])) as Partial<Said>; // some of its members
}

/** All that a line says; null takes back what is stored. */
function partSaid(line: LineValues, direction: Direction) {
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
  } satisfies BankTransactionPartItem;
}

type Direction = FormValues['direction'];

/** @throws {RangeError} for an amount that cannot be read: such a draft is not saved. */
function amountOf({ amount }: Pick<LineValues, 'amount'>, direction: Direction): Minor {
  if (amount.amount === null) throw new RangeError(`"${amount.text}" is no amount to save: look for problems first.`);
  return signed(amount.amount, direction);
}

function known<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

/** Without the members that are none. */
function withoutNothing<Item extends object>(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined)) as Item; // such members are optional
}
