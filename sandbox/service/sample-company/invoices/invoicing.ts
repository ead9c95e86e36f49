import type { InvoiceRecord } from '../books.ts';
import { type Day, dateAfter } from '../calendar.ts';
import { runningNumber, type SampleContext } from '../context.ts';
import type { CustomerRow } from '../profile.ts';
import type { Random } from '../random.ts';
import { invoiceDays, invoiceStatuses, invoiceTargets } from './invoiceSchedule.ts';
import { lineItemsFor } from './lineItems.ts';
import { termDays } from './terms.ts';

/** The company's unpaid invoices, by date. */
export function issueInvoices(context: SampleContext): InvoiceRecord[] {
  const random = context.random('invoices');
  const days = invoiceDays(context, random);
  const statuses = invoiceStatuses(days, context.calendar.days.length, random);
  const customers = billedCustomers(context);
  const targetOf = invoiceTargets(context, random);
  let numbered = 0;
  return days.map((day, index) => {
    const invoiceStatus = statuses[index] ?? 'OPEN';
    const isNumbered = invoiceStatus !== 'DRAFT';
    if (isNumbered) numbered += 1;
    return {
      ...issueInvoice(context, random, { day, index, customer: random.pickWeighted(customers), target: targetOf(day) }),
      invoiceStatus,
      invoiceNumber: isNumbered ? `INV-${1000 + numbered}` : null,
    };
  });
}

interface Order {
  day: Day;
  index: number;
  customer: BilledCustomer;
  /** Minor units before tax. */
  target: number;
}

function issueInvoice(context: SampleContext, random: Random, { day, index, customer, target }: Order) {
  const { profile, id } = context;
  const key = runningNumber(index, 4);
  const { lineItems, services } = lineItemsFor(context, random, key, target);
  const project = customer.projects && random.chance(0.85) ? [random.pick(customer.projects)] : [];
  return {
    id: id('inv', key),
    date: day.date,
    dueDate: dateAfter(day.date, termDays[customer.terms]),
    termType: customer.terms,
    customerId: customer.id,
    notes: random.chance(0.12) ? random.pick(invoiceNotes) : null,
    discountPercent: random.chance(profile.invoicing.discounted) ? random.pick(['5', '10']) : null,
    dimensionValueIds: [...services.slice(0, 1).map((service) => service.segment), ...project].map((segment) =>
      id('dv', segment),
    ),
    lineItems,
  };
}

type BilledCustomer = CustomerRow & { id: string; weight: number };

/** Clients with projects are billed most often. */
function billedCustomers({ profile, id }: SampleContext): BilledCustomer[] {
  return profile.customers
    .map((customer, index) => ({
      ...customer,
      id: id('cus', runningNumber(index, 3)),
      weight: customer.projects ? 4 : 1,
    }))
    .filter(({ status }) => status !== 'INACTIVE');
}

const invoiceNotes = [
  'Thank you for your business.',
  'Second of three installments, as agreed in the proposal.',
  'Purchase order to follow by e-mail.',
  'Please quote the invoice number with your payment.',
  'Includes two rounds of changes; further rounds are billed by the hour.',
];
