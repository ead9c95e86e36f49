import type { FormValues, LineValues } from '../../../src/bank-transactions/model/formValues.ts';
import type { Touched } from './edits.ts';
import type { Rows } from './openSample.ts';

interface Saved {
  before: Rows;
  base: FormValues;
  draft: FormValues;
  touched: Touched;
  /** Only for what nobody but the service knows: the ids of new parts. */
  after: Rows | undefined;
}

/** What the database must hold after a save: what was touched as it was typed, and all else as it was. */
export function expectedRows({ before, base, draft, touched, after }: Saved): Rows {
  const isTurned = draft.direction !== base.direction;
  const sign = draft.direction === 'out' ? -1 : 1;
  const row: Rows['row'] = { ...before.row };
  const put = (member: keyof FormValues, changes: Partial<Rows['row']>) => {
    if (touched.has(member)) Object.assign(row, changes);
  };
  put('date', { date: draft.date ?? '' });
  if (isTurned || touched.has('amount')) row.amount = signed(draft.amount.amount, sign);
  put('type', { type: typeOf(draft, base, before.row.type) });
  put('description', { description: draft.description });
  put('notes', { notes: cleared(draft.notes, before.row.notes) });
  put('bankAccountId', { bankAccountId: draft.bankAccountId ?? '' });
  put('categoryId', { categoryId: draft.categoryId });
  put('glAccountId', { glAccountId: draft.glAccountId });
  put('vendorId', { vendorId: draft.vendorId });
  put('customerId', { customerId: draft.customerId });
  put('dimensionValueIds', { dimensionValueIds: setOf(draft.dimensionValueIds, before.row.dimensionValueIds) });
  put('reviewStatus', { reviewStatus: draft.reviewStatus });
  put('status', { status: draft.status as 'ACTIVE' | 'INACTIVE' }); // the edits have no others
  put('matchingBankTransactionId', { matchingBankTransactionId: draft.matchingBankTransactionId });
  put('attachmentIds', { attachmentIds: setOf(draft.attachmentIds, before.row.attachmentIds) });
  put('tax', { tax: taxOf(draft.tax) });

  const parts = draft.lines.map((line, position): Rows['parts'][number] => {
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

/** It follows the direction, unless it is of a kind that has none. */
function typeOf({ direction }: FormValues, base: FormValues, type: string): string {
  if (direction === base.direction || !['EXPENSE', 'REVENUE'].includes(type)) return type;
  return direction === 'out' ? 'EXPENSE' : 'REVENUE';
}

/** A text that was emptied is none; one that was empty before is as it was. */
function cleared(text: string, before: string | null | undefined): string | null {
  return text || (before === '' ? '' : null);
}

/** Lists of ids are sets: one with the same in it is as it was. */
function setOf(ids: readonly string[], before: readonly string[] = []): string[] {
  const isSame = ids.length === before.length && ids.every((id) => before.includes(id));
  return [...(isSame ? before : ids)];
}

function taxOf({ region, year, quarter }: FormValues['tax']): Rows['row']['tax'] {
  const paymentInfo = { region: region || null, year: Number(year) || null, quarter: quarter || null };
  return Object.values(paymentInfo).some((known) => known !== null) ? { paymentInfo } : {};
}
