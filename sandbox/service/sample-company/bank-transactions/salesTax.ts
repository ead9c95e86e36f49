import { invoiceTotals } from '../../invoices/totals.ts';
import { accountNumbers } from '../accountNumbers.ts';
import type { InvoiceRecord } from '../books.ts';
import { businessDayFrom, type Day, dayInMonth } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** Pays each quarter's sales tax, if any, on the 20th of the following month. */
export function salesTaxPayments(
  context: SampleContext,
  invoices: readonly InvoiceRecord[],
  taken: readonly TransactionDraft[],
): TransactionDraft[] {
  const { calendar, profile } = context;
  const owed = taxByMonth(invoices, taken);
  const random = context.random('sales tax');
  return calendar.months.flatMap((month, position) => {
    const isAfterQuarter = month[0] && month[0].month % 3 === 1;
    const target = dayInMonth(month, 20);
    const day = isAfterQuarter && target && businessDayFrom(calendar, target.index);
    const quarter = calendar.months.slice(Math.max(0, position - 3), position);
    const amount = quarter.reduce((sum, days) => sum + (owed.get(days[0]?.date.slice(0, 7) ?? '') ?? 0), 0);
    if (!day || amount === 0) return [];
    return [
      {
        bank: 'checking' as const,
        day,
        type: 'EXPENSE' as const,
        amount: -amount,
        payee: 'New York State Department of Taxation and Finance',
        text: feedText('NYS DTF SALES DES:TAX PAYMNT ID:{#12} CO ID:XXXXX13200 CCD', day, random),
        accountNo: accountNumbers.salesTaxPayable,
        segments: [profile.overheadSegment],
        isFromVendor: true,
        tax: { paymentInfo: { region: 'NEW_YORK', ...quarterBefore(day) } },
      },
    ];
  });
}

function quarterBefore({ year, month }: Day) {
  return month <= 3 ? { year: year - 1, quarter: 'Q4' } : { year, quarter: `Q${Math.floor((month - 1) / 3)}` };
}

/** Tax charged, by month of the document: `2026-03` → minor units. */
function taxByMonth(invoices: readonly InvoiceRecord[], taken: readonly TransactionDraft[]) {
  const months = new Map<string, number>();
  const add = (date: string, amount: number) =>
    months.set(date.slice(0, 7), (months.get(date.slice(0, 7)) ?? 0) + amount);
  for (const invoice of invoices) {
    const isPosted = invoice.invoiceStatus === 'OPEN' || invoice.invoiceStatus === 'CLOSED';
    if (isPosted) add(invoice.date, invoiceTotals(invoice).salesTax);
  }
  for (const { day, parts } of taken) {
    for (const part of parts ?? []) {
      if (part.accountNo === accountNumbers.salesTaxPayable) add(day.date, part.amount);
    }
  }
  return months;
}
