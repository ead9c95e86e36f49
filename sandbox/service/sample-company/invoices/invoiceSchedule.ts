import type { InvoiceRecord } from '../books.ts';
import type { Day } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import type { Random } from '../random.ts';

/** The sorted invoice dates: business days, more of them in busier months. Invoices are spread evenly over the calendar. */
export function invoiceDays({ profile, calendar }: SampleContext, random: Random): Day[] {
  const { invoices } = profile.volume;
  const weightOf = (day: Day) => profile.invoicing.season[day.month - 1] ?? 1;
  const businessDays = calendar.days.filter((day) => day.isBusinessDay);
  const total = businessDays.reduce((sum, day) => sum + weightOf(day), 0);
  const days: Day[] = [];
  let passed = 0;
  for (const day of businessDays) {
    passed += weightOf(day);
    while (days.length < invoices && (days.length + random.integer(0, 99) / 100) / invoices < passed / total)
      days.push(day);
  }
  return days;
}

/** The share of unposted invoices, and how recent they are, in days. */
const unposted = [
  { status: 'SCHEDULED', share: 0.005, lastDays: 21 },
  { status: 'DRAFT', share: 0.01, lastDays: 240 },
  { status: 'CANCELLED', share: 0.065, lastDays: Number.POSITIVE_INFINITY },
] as const;
const unpostedShare = unposted.reduce((sum, { share }) => sum + share, 0);

/** The invoice statuses: drafts and scheduled ones are recent, cancelled ones anywhere, and the rest are open. */
export function invoiceStatuses(days: readonly Day[], dayCount: number, random: Random) {
  const statuses: InvoiceRecord['invoiceStatus'][] = days.map(() => 'OPEN');
  for (const { status, share, lastDays } of unposted) {
    const candidates = days.flatMap((day, index) =>
      statuses[index] === 'OPEN' && day.index >= dayCount - lastDays ? [index] : [],
    );
    const wanted = Math.min(Math.max(1, Math.round(days.length * share)), candidates.length);
    for (let marked = 0; marked < wanted; marked += 1) {
      const [chosen] = candidates.splice(random.integer(0, candidates.length - 1), 1);
      if (chosen !== undefined) statuses[chosen] = status;
    }
  }
  return statuses;
}

/** Returns the target amount of each successive invoice, in minor units before tax: many small ones, few large ones. */
export function invoiceTargets({ profile, calendar }: SampleContext, random: Random) {
  const { monthlyRevenue, growthPerYear } = profile.invoicing;
  const posted = profile.volume.invoices * (1 - unpostedShare);
  const average = (monthlyRevenue * calendar.days.length) / daysPerMonth / posted;
  let sizes: number[] = [];
  return (day: Day) => {
    if (sizes.length === 0) sizes = [...invoiceSizes];
    const [size = 100] = sizes.splice(random.integer(0, sizes.length - 1), 1);
    const growth = 1 + (growthPerYear * day.index) / 365;
    return (average * growth * (size + random.integer(-15, 15))) / 100;
  };
}

/** Percentages of the average. Every twenty invoices use each once, so that yearly revenue varies little. */
const invoiceSizes = [30, 30, 30, 30, 30, 65, 65, 65, 65, 65, 65, 110, 110, 110, 110, 110, 170, 170, 170, 400];
const daysPerMonth = 30.44;
