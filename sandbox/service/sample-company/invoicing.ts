import type { InvoiceRecord } from './books.ts';
import { type Day, dateAfter } from './calendar.ts';
import { runningNumber, type SampleContext } from './context.ts';
import { lineItemsFor } from './lineItems.ts';
import type { Random } from './random.ts';
import { termDays } from './terms.ts';

/** The company's invoices in the order of their dates, none of them paid yet. */
export function issueInvoices(context: SampleContext): InvoiceRecord[] {
  const random = context.random('invoices');
  const days = invoiceDays(context, random);
  const statuses = invoiceStatuses(days, context.calendar.days.length, random);
  let numbered = 0;
  return days.map((day, index) => {
    const invoiceStatus = statuses[index] ?? 'OPEN';
    const isNumbered = invoiceStatus !== 'DRAFT';
    if (isNumbered) numbered += 1;
    return {
      ...issueInvoice(context, random, day, index),
      invoiceStatus,
      invoiceNumber: isNumbered ? `INV-${1000 + numbered}` : null,
    };
  });
}

function issueInvoice(context: SampleContext, random: Random, day: Day, index: number) {
  const { profile, id } = context;
  const key = runningNumber(index, 4);
  const customerIndex = random.integer(0, profile.customers.length - 1);
  const customer = profile.customers[customerIndex];
  const termType = customer?.terms ?? 'NET_30';
  const { lineItems, services } = lineItemsFor(context, random, key, invoiceTarget(context, random, day));
  const project = customer?.projects && random.chance(0.85) ? [random.pick(customer.projects)] : [];
  return {
    id: id('inv', key),
    date: day.date,
    dueDate: dateAfter(day.date, termDays[termType]),
    termType,
    customerId: id('cus', runningNumber(customerIndex, 3)),
    notes: random.chance(0.12) ? random.pick(invoiceNotes) : null,
    discountPercent: random.chance(profile.invoicing.discounted) ? random.pick(['5', '10']) : null,
    dimensionValueIds: [...services.slice(0, 1).map((service) => service.segment), ...project].map((segment) =>
      id('dv', segment),
    ),
    lineItems,
  };
}

/** Minor units before tax: many middling invoices, few large ones, and in sum what the company sells in a month. */
function invoiceTarget({ profile, calendar }: SampleContext, random: Random, day: Day) {
  const { monthlyRevenue, growthPerYear } = profile.invoicing;
  const months = calendar.days.length / 30.4;
  const average = (monthlyRevenue * months) / (profile.volume.invoices * (1 - notPosted));
  const growth = 1 + (growthPerYear * day.index) / 365;
  const { share } = random.pickWeighted(invoiceSizes);
  return (average * growth * (share + random.integer(-15, 15))) / 100;
}

/** In percent of the average; in sum about 100. */
const invoiceSizes = [
  { share: 30, weight: 25 },
  { share: 65, weight: 30 },
  { share: 110, weight: 24 },
  { share: 170, weight: 14 },
  { share: 290, weight: 7 },
];

const notPosted = 0.08;

const invoiceNotes = [
  'Thank you for your business.',
  'Second of three instalments, as agreed in the proposal.',
  'Purchase order to follow by e-mail.',
  'Please quote the invoice number with your payment.',
  'Includes two rounds of changes; further rounds are billed by the hour.',
];

/** Business days, the busier months more often, sorted. */
function invoiceDays({ profile, calendar }: SampleContext, random: Random): Day[] {
  const businessDays = calendar.days
    .filter((day) => day.isBusinessDay)
    .map((day) => ({ day, weight: profile.invoicing.season[day.month - 1] ?? 1 }));
  return Array.from({ length: profile.volume.invoices }, () => random.pickWeighted(businessDays).day).sort(
    (left, right) => left.index - right.index,
  );
}

/** Which invoices are not open: drafts and scheduled ones among the newest, cancelled ones anywhere. */
function invoiceStatuses(days: readonly Day[], dayCount: number, random: Random) {
  const statuses: InvoiceRecord['invoiceStatus'][] = days.map(() => 'OPEN');
  const mark = (status: InvoiceRecord['invoiceStatus'], share: number, sinceDays: number) => {
    const candidates = days.flatMap((day, index) =>
      statuses[index] === 'OPEN' && day.index >= dayCount - sinceDays ? [index] : [],
    );
    const wanted = Math.min(Math.max(1, Math.round(days.length * share)), candidates.length);
    for (let marked = 0; marked < wanted; marked += 1) {
      const [chosen] = candidates.splice(random.integer(0, candidates.length - 1), 1);
      if (chosen !== undefined) statuses[chosen] = status;
    }
  };
  mark('SCHEDULED', 0.008, 21);
  mark('DRAFT', 0.018, 60);
  mark('CANCELLED', 0.054, dayCount);
  return statuses;
}
