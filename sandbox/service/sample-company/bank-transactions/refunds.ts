import { invoiceTotals } from '../../invoices/totals.ts';
import { accountNumbers } from '../accountNumbers.ts';
import type { InvoiceRecord, PaymentRecord } from '../books.ts';
import { businessDayFrom } from '../calendar.ts';
import { customersById, type SampleContext } from '../context.ts';
import { feedText, inCapitals } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** Refunds invoices a week after payment, reversing their income and sales tax. */
export function refundPayments(
  context: SampleContext,
  invoices: readonly InvoiceRecord[],
  payments: readonly PaymentRecord[],
): TransactionDraft[] {
  const { profile, calendar } = context;
  const random = context.random('refunds');
  const customers = customersById(context);
  return invoices
    .filter(({ invoiceStatus }) => invoiceStatus === 'REFUNDED')
    .flatMap((invoice) => {
      const paid = payments.findLast(({ invoiceId }) => invoiceId === invoice.id);
      const day = businessDayFrom(calendar, calendar.days.findIndex(({ date }) => date === paid?.date) + 7);
      const sold = invoice.lineItems[0]?.description;
      const service = profile.invoicing.services.find(({ description }) => description === sold);
      const customerName = customers.get(invoice.customerId)?.name;
      if (!day || !service || customerName === undefined) return [];
      const { discountedTotal, salesTax, total } = invoiceTotals(invoice);
      const segments = [service.segment];
      return [
        {
          bank: 'checking' as const,
          day,
          type: 'REVENUE' as const,
          amount: -total,
          payee: customerName,
          text: feedText(`WIRE TYPE:WIRE OUT DATE:{date} TRN:{#16} BENE:${inCapitals(customerName)}`, day, random),
          accountNo: salesTax === 0 ? service.accountNo : null,
          segments,
          customerId: invoice.customerId,
          notes: `Refund of ${invoice.invoiceNumber}`,
          ...(salesTax > 0 && {
            parts: [
              { amount: -discountedTotal, accountNo: service.accountNo, segments },
              {
                amount: -salesTax,
                accountNo: accountNumbers.salesTaxPayable,
                segments: [],
                notes: 'Sales tax refunded',
              },
            ],
          }),
        },
      ];
    });
}
