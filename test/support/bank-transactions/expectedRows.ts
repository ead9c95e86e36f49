import type { FormValues } from '../../../src/bank-transactions/model/formValues.ts';
import type { LineValues } from '../../../src/bank-transactions/model/lineValues.ts';
import type { Touched } from './edits.ts';
import type { Rows } from './openSample.ts';

interface Saved {
  before: Rows;
  base: FormValues;
  values: FormValues;
  touched: Touched;
  /** Only used for the ids of new split lines, which the service assigns. */
  after: Rows | undefined;
}

/** The expected database rows after a save: touched fields have the entered values, all others are unchanged. */
export function expectedRows({ before, base, values, touched, after }: Saved): Rows {
  const isTurned = values.direction !== base.direction;
  const sign = values.direction === 'out' ? -1 : 1;
  const row: Rows['row'] = { ...before.row };
  const put = (member: keyof FormValues, changes: Partial<Rows['row']>) => {
    if (touched.has(member)) Object.assign(row, changes);
  };
  put('date', { date: values.date ?? '' });
  if (isTurned || touched.has('amount')) row.amount = signed(values.amount.amount, sign);
  put('type', { type: typeOf(values, base, before.row.type) });
  put('description', { description: values.description });
  put('notes', { notes: cleared(values.notes, before.row.notes) });
  put('bankAccountId', { bankAccountId: values.bankAccountId ?? '' });
  put('categoryId', { categoryId: values.categoryId });
  if (row.categoryId !== before.row.categoryId) Object.assign(row, { ruleId: null, ruleTransactionSource: null });
  put('glAccountId', { glAccountId: values.glAccountId });
  put('vendorId', { vendorId: values.vendorId });
  put('customerId', { customerId: values.customerId });
  put('dimensionValueIds', { dimensionValueIds: setOf(values.dimensionValueIds, before.row.dimensionValueIds) });
  put('reviewStatus', { reviewStatus: values.reviewStatus });
  put('status', { status: values.status as 'ACTIVE' | 'INACTIVE' }); // the edits have no others
  put('matchingBankTransactionId', { matchingBankTransactionId: values.matchingBankTransactionId });
  put('attachmentIds', { attachmentIds: setOf(values.attachmentIds, before.row.attachmentIds) });
  put('tax', { tax: taxOf(values.tax) });

  const parts = values.lines.map((line, position): Rows['parts'][number] => {
    const part = before.parts.find(({ id }) => id === line.id);
    const is = (member: keyof LineValues) => part === undefined || touched.has(`${line.key}.${member}`);
    return {
      companyId: row.companyId,
      bankTransactionId: row.id,
      position,
      id: part?.id ?? after?.parts[position]?.id ?? '',
      amount: is('amount') ? signed(line.amount.amount, sign) : signed(part?.amount ?? null, isTurned ? -1 : 1),
      notes: is('notes') ? cleared(line.notes, part?.notes) : (part?.notes ?? null),
      categoryId: is('categoryId') ? line.categoryId : (part?.categoryId ?? null),
      glAccountId: is('glAccountId') ? line.glAccountId : (part?.glAccountId ?? null),
      customerId: is('customerId') ? line.customerId : (part?.customerId ?? null),
      dimensionValueIds: is('dimensionValueIds')
        ? setOf(line.dimensionValueIds, part?.dimensionValueIds)
        : (part?.dimensionValueIds ?? []),
      invoiceId: is('invoiceId') ? cleared(line.invoiceId, part?.invoiceId) : (part?.invoiceId ?? null),
      billId: is('billId') ? cleared(line.billId, part?.billId) : (part?.billId ?? null),
      payrollId: is('payrollId') ? cleared(line.payrollId, part?.payrollId) : (part?.payrollId ?? null),
      apiItemId: part?.apiItemId ?? null,
    };
  });
  return { row, parts };
}

function signed(amount: number | null, sign: number): number {
  return (amount ?? Number.NaN) * sign || 0; // never −0
}

/** The type follows the direction, unless it is independent of it. */
function typeOf({ direction }: FormValues, base: FormValues, type: string): string {
  if (direction === base.direction || !['EXPENSE', 'REVENUE'].includes(type)) return type;
  return direction === 'out' ? 'EXPENSE' : 'REVENUE';
}

/** A cleared text becomes null; one that was already empty stays empty. */
function cleared(text: string, before: string | null | undefined): string | null {
  return text || (before === '' ? '' : null);
}

/** Lists of ids are sets: one with the same ids keeps its previous order. */
function setOf(ids: readonly string[], before: readonly string[] = []): string[] {
  const isSame = ids.length === before.length && ids.every((id) => before.includes(id));
  return [...(isSame ? before : ids)];
}

function taxOf({ region, year, quarter }: FormValues['tax']): Rows['row']['tax'] {
  const paymentInfo = { region: region || null, year: Number(year) || null, quarter: quarter || null };
  return Object.values(paymentInfo).some((known) => known !== null) ? { paymentInfo } : {};
}
