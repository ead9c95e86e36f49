import { accountNumbers } from '../accountNumbers.ts';
import type { InvoiceRecord, PaymentRecord } from '../books.ts';
import { businessDayFrom, type Calendar, type Day } from '../calendar.ts';
import { customersById, type SampleContext } from '../context.ts';
import type { CompanyProfile } from '../profile.ts';
import type { Random } from '../random.ts';
import { feedText, inCapitals } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** A payment in undeposited funds, with its customer. */
interface Receipt {
  invoiceId: string;
  day: Day;
  amount: number;
  customerId: string;
  customerName: string;
}

/**
 * Deposits the payments: large ones arrive by wire, small ones often by card, and the rest are checks deposited together
 * every few days. Deposits happen at least one day after the payment, so undeposited funds never go below zero.
 */
export function depositPayments(
  context: SampleContext,
  invoices: readonly InvoiceRecord[],
  payments: readonly PaymentRecord[],
): TransactionDraft[] {
  const random = context.random('deposits');
  const drafts: TransactionDraft[] = [];
  const checks: Receipt[] = [];
  for (const received of receipts(context, invoices, payments)) {
    const day = businessDayFrom(context.calendar, received.day.index + 1);
    if (received.amount >= 10_000_00) {
      if (day) drafts.push(wire(received, day, random));
    } else if (received.amount < 3_000_00 && random.chance(0.5)) {
      if (day) drafts.push(cardPayout(context.profile, received, day, random));
    } else {
      checks.push(received);
    }
  }
  return [...drafts, ...checkDeposits(context.calendar, checks, random)];
}

function receipts(
  context: SampleContext,
  invoices: readonly InvoiceRecord[],
  payments: readonly PaymentRecord[],
): Receipt[] {
  const days = new Map(context.calendar.days.map((day) => [day.date, day]));
  const customerIds = new Map(invoices.map((invoice) => [invoice.id, invoice.customerId]));
  const customers = customersById(context);
  return payments.flatMap((payment) => {
    const day = days.get(payment.date);
    const customerId = customerIds.get(payment.invoiceId);
    if (!day || !customerId) return [];
    const { invoiceId, amount } = payment;
    return [{ invoiceId, day, amount, customerId, customerName: customers.get(customerId)?.name ?? '' }];
  });
}

function wire({ amount, customerId, customerName }: Receipt, day: Day, random: Random): TransactionDraft {
  const text = `WIRE TYPE:WIRE IN DATE:{date} TIME:{#4} ET TRN:{#16} SEQ:{#10}/{#6} ORIG:${inCapitals(customerName)}`;
  return { ...toChecking(amount, day), payee: customerName, text: feedText(text, day, random), customerId };
}

/** The payout is the payment less the processor's fee of 2.9% plus 30 cents. */
function cardPayout(
  { name, overheadSegment }: CompanyProfile,
  { invoiceId, amount, customerId, customerName }: Receipt,
  day: Day,
  random: Random,
): TransactionDraft {
  const fee = Math.round((amount * 29) / 1000) + 30;
  return {
    ...toChecking(amount - fee, day),
    payee: 'Stripe',
    text: feedText(`STRIPE DES:TRANSFER ID:ST-{@12} INDN:${inCapitals(name)} CO ID:{#10} CCD`, day, random),
    customerId,
    notes: `Card payment from ${customerName}`,
    apiName: 'STRIPE',
    accountNo: null,
    parts: [
      { amount, accountNo: accountNumbers.undepositedFunds, segments: [], invoiceId },
      { amount: -fee, accountNo: accountNumbers.merchantFees, segments: [overheadSegment], notes: 'Processing fee' },
    ],
  };
}

/** Checks are deposited every third business day. */
function checkDeposits(calendar: Calendar, checks: readonly Receipt[], random: Random): TransactionDraft[] {
  const drafts: TransactionDraft[] = [];
  let next = 0;
  const depositDays = calendar.days.filter((day) => day.isBusinessDay).filter((_, position) => position % 3 === 2);
  for (const day of depositDays) {
    const start = next;
    while ((checks[next]?.day.index ?? Number.POSITIVE_INFINITY) < day.index) next += 1;
    const bundle = checks.slice(start, next);
    const [only] = bundle;
    if (!only) continue;
    const isBundle = bundle.length > 1;
    drafts.push({
      ...toChecking(
        bundle.reduce((sum, { amount }) => sum + amount, 0),
        day,
      ),
      payee: isBundle ? `Deposit of ${bundle.length} payments` : only.customerName,
      text: feedText('REMOTE ONLINE DEPOSIT # {#6}', day, random),
      customerId: isBundle ? null : only.customerId,
      ...(isBundle && { notes: bundle.map(({ customerName }) => customerName).join(', ') }),
    });
  }
  return drafts;
}

function toChecking(amount: number, day: Day) {
  return {
    bank: 'checking',
    type: 'REVENUE',
    day,
    amount,
    accountNo: accountNumbers.undepositedFunds,
    segments: [],
  } as const;
}
